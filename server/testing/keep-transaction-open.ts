import type { Database } from '#kit/database/database.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

/**
 * Runs a transaction that stays open until another one waits for its locks; on SQLite all others wait anyway. Resolves
 * once it has its locks, with the promise of its result.
 */
export async function keepTransactionOpen<T>(db: Database, work: () => Transaction<T>): Promise<{ ended: Promise<T> }> {
  const { promise: isHeld, resolve: noteHeld } = Promise.withResolvers<void>()
  const ended = db.write(function* () {
    const result = yield* work()
    noteHeld()
    if (db.dialect === 'postgres') yield* untilSomebodyWaits()
    return result
  })
  await Promise.race([isHeld, ended])
  return { ended }
}

function* untilSomebodyWaits(): Transaction<void> {
  let waiting: { pid: number } | undefined
  do waiting = yield* one<{ pid: number }>(waitingSql)
  while (!waiting)
}

/**
 * Finds sessions that wait for a transaction: such a lock names no database, so it is found by the session's other
 * locks.
 */
const waitingSql = `SELECT pid FROM pg_locks WHERE NOT granted AND pid IN (
  SELECT pid FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database()))`
