import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { troubleOf } from './database-troubles.ts'
import { groupCommit } from './group-commit.ts'
import type { SqlResult, Statement, Work } from './work.ts'

export const sqliteFileName = 'brigade.sqlite'

/** Prepared statements kept; lists with changing filters make new texts, so there is an end to it. */
const statementsKept = 500

/** How long SQLite waits for another program, and with it the whole process: at the start, and while calls are served. */
const patientMs = 5000
const impatientMs = 5

/** The connection of `database.ts` to a SQLite file, with one process writing to it. */
export function openSqlite(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  const connection = new Sqlite(join(dataDir, sqliteFileName))
  setPragmas(connection)
  const prepare = preparedStatements(connection)

  function execute({ sql, params }: Statement): SqlResult {
    const statement = prepare(sql)
    const values = params.map(toSqlite)
    if (!statement.reader) return { rows: [], changes: statement.run(...values).changes }
    const rows = statement.all(...values)
    return { rows, changes: rows.length }
  }

  function perform<T>(work: () => Work<T>): T {
    const steps = work()
    let step = steps.next()
    while (!step.done) step = steps.next(execute(step.value))
    return step.value
  }

  const group = groupCommit({
    begin: runner(connection, 'begin immediate'),
    commit: runner(connection, 'commit'),
    rollback: runner(connection, 'rollback'),
    savepoint: runner(connection, 'savepoint work'),
    release: runner(connection, 'release work'),
    rollbackToSavepoint: runner(connection, 'rollback to work'),
    isOpen: () => connection.inTransaction,
    isLocked: (error) => troubleOf(error) === 'databaseLocked',
    perform,
  })

  return {
    read: async <T>(work: () => Work<T>): Promise<T> => perform(work),
    write: group.write,
    async close(): Promise<void> {
      setBusyTimeout(connection, patientMs)
      group.drain()
      connection.close()
    },
  }
}

function setPragmas(connection: Sqlite.Database): void {
  // First of all: two processes that open the file at once would fail on the next line instead of waiting.
  setBusyTimeout(connection, patientMs)
  connection.pragma('journal_mode = WAL')
  // A reopened WAL file falls back to NORMAL, which may lose answered orders when the power fails.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -65536')
  connection.pragma('temp_store = MEMORY')
  // Pages that many orders touch are then copied back to the file once for all of them.
  connection.pragma('wal_autocheckpoint = 4000')
  setBusyTimeout(connection, impatientMs)
}

function setBusyTimeout(connection: Sqlite.Database, milliseconds: number): void {
  connection.pragma(`busy_timeout = ${milliseconds}`)
}

function preparedStatements(connection: Sqlite.Database): (sql: string) => Sqlite.Statement {
  const prepared = new Map<string, Sqlite.Statement>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = connection.prepare(sql)
    if (prepared.size >= statementsKept) prepared.delete(prepared.keys().next().value!)
    prepared.set(sql, statement)
    return statement
  }
}

function runner(connection: Sqlite.Database, sql: string): () => void {
  const statement = connection.prepare(sql)
  return () => void statement.run()
}

function toSqlite(value: Statement['params'][number]) {
  if (typeof value === 'boolean') return value ? 1 : 0
  return value
}
