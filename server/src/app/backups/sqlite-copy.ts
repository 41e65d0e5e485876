import { chmodSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { CommandProblem } from '../command.ts'
import { type Ask, type Contents, differencesOf, readContents } from './contents.ts'

/** Number of pages above that of any database. */
const allPages = 0x7fffffff

/**
 * Copies a consistent snapshot of a database that others may be writing to, and returns its contents. It is copied in
 * one step: with several steps, each commit of another process would start the copy again.
 */
export async function copySqlite(from: string, to: string): Promise<Contents> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    source.exec('BEGIN')
    const contents = await readContents(askOf(source), 'sqlite')
    await source.backup(to, { progress: () => allPages })
    chmodSync(to, 0o600)
    return contents
  } finally {
    source.close()
  }
}

/** Reads a copy to its end. Throws CommandProblem if it is damaged or its contents differ. */
export async function checkSqlite(file: string, expected: Contents): Promise<void> {
  const copy = new Sqlite(file, { fileMustExist: true })
  try {
    // The copy becomes a single file, without a log beside it.
    copy.pragma('journal_mode = DELETE')
    const verdict = copy.pragma('integrity_check(1)', { simple: true })
    const found = verdict === 'ok' ? differencesOf(expected, await readContents(askOf(copy), 'sqlite')) : [verdict]
    if (found.length > 0) throw new CommandProblem(`${file} is not what was backed up: ${found.join(', ')}`)
  } finally {
    copy.close()
  }
}

/** Throws CommandProblem while another program has the database open. */
export function assertUnused(file: string): void {
  const connection = new Sqlite(file, { fileMustExist: true, timeout: 0 })
  try {
    // Only a sole connection may leave the write-ahead log.
    connection.pragma('journal_mode = DELETE')
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new CommandProblem(`Brigade is running: ${file} is open. Stop it first.`)
    // A database that can't be read is a reason to restore a backup.
    if (!(error instanceof Sqlite.SqliteError)) throw error
  } finally {
    connection.close()
  }
}

function askOf(connection: Sqlite.Database): Ask {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the author of the query knows the shape of its rows.
  return async <Row>(sql: string) => connection.prepare(sql).all() as Row[]
}
