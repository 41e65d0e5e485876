import { afterAll } from 'vitest'

/** Ends all timers after the tests of a file: a closed page calls nothing back. */
export function endTimersWithPage(): void {
  const timers = new Set<NodeJS.Timeout>()
  const { setTimeout: start } = globalThis
  const keep = (call: () => void, ms?: number) => {
    const timer = start(call, ms)
    timers.add(timer)
    return timer
  }
  globalThis.setTimeout = Object.assign(keep, start)
  afterAll(() => {
    globalThis.setTimeout = start
    timers.forEach((timer) => clearTimeout(timer))
  })
}
