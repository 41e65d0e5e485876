import type Sqlite from 'better-sqlite3'
import { takeTurns } from './long-turns.ts'

/** Connections that are kept for the next ones. */
const idleAtMost = 2

/**
 * Reads very many rows of SQLite by turns of the event loop, each time over a connection of its own: the one that everybody shares could
 * write nothing meanwhile. All rows are of the moment in which the first is read.
 */
export function longReads(open: () => Sqlite.Database) {
  const idle: Sqlite.Database[] = []
  const running = new Set<Promise<unknown>>()

  function read(sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const reading = readOver(idle.pop() ?? open(), sql, values)
    running.add(reading)
    return reading.finally(() => running.delete(reading))
  }

  async function readOver(connection: Sqlite.Database, sql: string, values: readonly unknown[]): Promise<unknown[]> {
    const turns = takeTurns()
    const rows: unknown[] = []
    let isSound = false
    try {
      for (const row of connection.prepare(sql).iterate(...values)) {
        rows.push(row)
        if (turns.isOver()) await turns.next()
      }
      isSound = true
      return rows
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

  return { read, close }
}
