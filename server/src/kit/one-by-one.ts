import type { App } from './context.ts'

type Those<T> = {
  /** What they are, for the log. */
  of: string
  rows: readonly T[]
}

/**
 * Does something by the clock for each of some, one after the other. One for which it fails is logged and passed over, so that the others
 * don't wait for it; the next time tries it again.
 */
export async function oneByOne<T extends { id: number }>(
  { db, log }: Pick<App, 'db' | 'log'>,
  { of, rows }: Those<T>,
  act: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await act(row)
    } catch (error) {
      if (!db.isTold(error)) log.warn({ err: error, [of]: row.id }, 'Housekeeping failed')
    }
  }
}
