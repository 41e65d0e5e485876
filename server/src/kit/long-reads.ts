import type Sqlite from 'better-sqlite3'
import { takeTurns } from './long-turns.ts'

/** Connections that are kept for the next ones. */
const idleAtMost = 2

type Reading = { sql: string; values: readonly unknown[]; each(row: unknown): void }

/**
 * Reads very many rows of SQLite by turns of the event loop, each time over a connection of its own: the one that everybody shares could
 * write nothing meanwhile. All rows are of the moment in which the first is read.
 */
export function longReads(open: () => Sqlite.Database) {
  const idle: Sqlite.Database[] = []
  const running = new Set<Promise<unknown>>()

  async function read(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const rows: unknown[] = []
    await run({ sql, values, each: (row) => rows.push(row) })
    return rows
  }

  /** How many rows there are, none of which is kept. */
  async function count(sql: string, values: readonly unknown[]): Promise<number> {
    let total = 0
    await run({ sql, values, each: () => (total += 1) })
    return total
  }

  function run(reading: Reading): Promise<void> {
    const ran = runOver(idle.pop() ?? open(), reading)
    running.add(ran)
    return ran.finally(() => running.delete(ran))
  }

  async function runOver(connection: Sqlite.Database, { sql, values, each }: Reading): Promise<void> {
    const turns = takeTurns()
    let isSound = false
    try {
      for (const row of connection.prepare(sql).iterate(...values)) {
        each(row)
        if (turns.isOver()) await turns.next()
      }
      isSound = true
    } finally {
      if (isSound && idle.length < idleAtMost) idle.push(connection)
      else connection.close()
    }
  }

  /** Once those that run have ended. */
  async function close(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running)
    for (const connection of idle.splice(0)) connection.close()
  }

  return { read, count, close }
}
