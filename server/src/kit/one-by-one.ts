import type { App } from './context.ts'

type Rows<T> = {
  /** What they are, for the log. */
  of: string
  rows: readonly T[]
}

/** Where the database had no room for so many one after the other, it suffers itself: each of the others would wait for it in vain. */
const mostLeftOut = 2

/**
 * Does something by the clock for each of some, one after the other. One for which it fails is logged and passed over, so that the others
 * don't wait for it. It ends before the last one while the database suffers and when the process is stopping; the next time tries again
 * what was not done.
 */
export async function oneByOne<T extends { id: number }>(
  app: Pick<App, 'db' | 'log' | 'isStopping'>,
  { of, rows }: Rows<T>,
  act: (row: T) => Promise<void>,
): Promise<void> {
  const { db, log } = app
  let leftOut = 0
  for (const row of rows) {
    if (app.isStopping || leftOut === mostLeftOut) return
    try {
      await act(row)
      leftOut = 0
    } catch (error) {
      leftOut = db.isTold(error) ? leftOut + 1 : 0
      if (leftOut === 0) log.warn({ err: error, [of]: row.id }, 'Housekeeping failed')
    }
  }
}
