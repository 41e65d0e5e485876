import type { App } from './context.ts'

type Rows<T> = {
  /** Name of the rows, for the log. */
  of: string
  rows: readonly T[]
}

/**
 * Number of failures in a row after which the database itself is in trouble: each of the other rows would wait for it
 * in vain.
 */
const mostLeftOut = 2

/**
 * Runs scheduled work for each of some rows, one after the other. A row for which it fails is logged and skipped, so
 * that the others don't wait for it. It stops early while the database is in trouble and when the process is stopping;
 * the next run tries again what was not done.
 */
export async function forEachLogged<T extends { id: number }>(
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
