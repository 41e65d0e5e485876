import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { makeDataDir, makePrivateFile } from '../settings/data-dir.ts'

/** The lock of a migration. Both kinds end with the process, so a killed one leaves nothing to clear by hand. */
export type MigrationLock = { release(): Promise<void> }

const waitAtMostMs = 60_000
const tryAgainAfterMs = 50
/** Any number that is the same in every process: "BRIG" in ASCII. */
const advisoryKey = 0x42524947

/**
 * Locks by a transaction on a small database file beside the real one, which leaves the real one free for the
 * migrations.
 */
export async function lockSqlite(dataDir: string): Promise<MigrationLock> {
  makeDataDir(dataDir)
  const file = join(dataDir, 'migrating.lock')
  makePrivateFile(file)
  const connection = new Sqlite(file, { timeout: 0 })
  const deadline = performance.now() + waitAtMostMs
  while (!tryToLock(connection)) {
    if (performance.now() > deadline) {
      connection.close()
      throw new Error('Another process has been migrating the database for a minute')
    }
    await sleep(tryAgainAfterMs)
  }
  return {
    async release() {
      connection.close()
    },
  }
}

export async function lockPostgres(databaseUrl: string): Promise<MigrationLock> {
  const client = new pg.Client({ connectionString: databaseUrl, lock_timeout: waitAtMostMs })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryKey])
  } catch (error) {
    await client.end()
    throw error
  }
  return { release: () => client.end() }
}

function tryToLock(connection: Sqlite.Database): boolean {
  try {
    connection.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}
