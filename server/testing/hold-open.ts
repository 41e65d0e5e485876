import type { Database } from '#kit/database.ts'
import { one, type Work } from '#kit/work.ts'

/**
 * Runs a work whose transaction stays open until another one waits for what it holds; on SQLite all others wait anyway. Answers once it holds
 * it, with what it comes to.
 */
export async function holdOpen<T>(db: Database, work: () => Work<T>): Promise<{ ended: Promise<T> }> {
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

function* untilSomebodyWaits(): Work<void> {
  let waiting: { pid: number } | undefined
  do waiting = yield* one<{ pid: number }>(waitingSql)
  while (!waiting)
}

/** Whom a transaction waits for is told without a database: it is found by what else its session holds. */
const waitingSql = `SELECT pid FROM pg_locks WHERE NOT granted AND pid IN (
  SELECT pid FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database()))`
