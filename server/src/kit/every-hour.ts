import type { App } from './context.ts'

const hourMs = 3_600_000

/** Does a piece of housekeeping every hour while the server runs. A failure is logged, and the next hour tries again. */
export function everyHour(app: App, name: string, keep: () => Promise<unknown>): void {
  const timer = setInterval(() => {
    keep().catch((error: unknown) => app.log.warn({ err: error, name }, 'Housekeeping failed'))
  }, hourMs)
  timer.unref()
}
