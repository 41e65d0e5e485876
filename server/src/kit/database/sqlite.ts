import { statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeDataDir, makePrivateFile } from '../settings/data-dir.ts'
import { troubleOf } from '../errors/database-troubles.ts'
import { groupCommit } from './group-commit.ts'
import { type LongConnection, longWrites } from './long-writes.ts'
import { readThreads } from './read-threads.ts'
import {
  assertReadOnly,
  eventsOf,
  type PendingEvent,
  isWithoutSql,
  noRows,
  type SqlResult,
  type Statement,
  type Transaction,
} from './transaction.ts'

export const sqliteFileName = 'brigade.sqlite'

/** Maximum prepared statements that are cached: lists with changing filters always make new texts. */
const statementsKept = 500

/**
 * Size of a file above which lists are read on a thread. In a smaller one no statement takes more than a few
 * milliseconds.
 */
const largeFileBytes = 16_000_000

/** Number of rows above which they are read on a thread, however small the file is. */
const rowsAtOnce = 500

/**
 * Time that SQLite, and with it the whole process, waits for another program, in milliseconds: at the start, and while
 * calls are served.
 */
const patientMs = 5000
const impatientMs = 5

type Listeners = {
  /** Called after a commit that published events. */
  onEvents(events: readonly PendingEvent[]): void
}

/** Opens the connection of `database.ts` to a SQLite file, to which one process writes. */
export function openSqlite(dataDir: string, { onEvents }: Listeners) {
  makeDataDir(dataDir)
  const file = join(dataDir, sqliteFileName)
  makePrivateFile(file)
  const connection = new Sqlite(file)
  setPragmas(connection)
  const isInPlace = watchPlace(file)
  const prepare = preparedStatements(connection)
  /** The events of the open transaction, without those of transactions that failed in it. */
  let events: PendingEvent[] = []

  function execute(step: Statement): SqlResult {
    if (isWithoutSql(step)) return noRows
    const statement = prepare(step.sql)
    const values = step.params.map(toSqlite)
    if (!statement.reader) return resultOf(statement.run(...values), step)
    const rows = statement.all(...values)
    return { rows, changes: rows.length }
  }

  function perform<T>(work: () => Transaction<T>): T {
    const [value, emitted] = performSteps(work())
    if (emitted.length > 0) events.push(...emitted)
    return value
  }

  function performSteps<T>(steps: Transaction<T>): [T, PendingEvent[]] {
    const emitted: PendingEvent[] = []
    let step = steps.next()
    while (!step.done) {
      const result = execute(step.value)
      if (step.value.publishes || step.value.emits) emitted.push(...eventsOf(step.value, result))
      step = steps.next(result)
    }
    return [step.value, emitted]
  }

  const beginStatement = runner(connection, 'begin immediate')
  const commitStatement = runner(connection, 'commit')

  function begin(): void {
    if (!isInPlace()) throw movedAway(file)
    beginStatement()
    // A rollback discards the events too.
    events = []
  }

  function commit(): void {
    commitStatement()
    if (events.length > 0) onEvents(events)
  }

  const group = groupCommit({
    begin,
    commit,
    rollback: runner(connection, 'rollback'),
    savepoint: runner(connection, 'savepoint work'),
    release: runner(connection, 'release work'),
    rollbackToSavepoint: runner(connection, 'rollback to work'),
    isOpen: () => connection.inTransaction,
    isLocked,
    perform,
  })

  const long = longWrites({ open: () => openBeside(file, { onEvents }), isLocked, group })

  const threads = readThreads(file)

  /**
   * Returns true if a thread should read the file: it is large, and is still in its place. A thread can't open a file
   * that was moved away.
   */
  function isForThread(): boolean {
    return isInPlace() && statSync(file).size > largeFileBytes
  }

  /** Returns the rows of a list. */
  async function list({ sql, params }: Statement): Promise<unknown[]> {
    const values = params.map(toSqlite)
    if (isForThread()) return threads.run({ sql, values })
    const rows: unknown[] = []
    for (const row of prepare(sql).iterate(...values)) {
      if (rows.length === rowsAtOnce && isInPlace()) return threads.run({ sql, values })
      rows.push(row)
    }
    return rows
  }

  /** Runs each statement as a list does. */
  async function readByTurns<T>(work: () => Transaction<T>): Promise<T> {
    const steps = work()
    let step = steps.next()
    while (!step.done) {
      const rows = isWithoutSql(step.value) ? [] : await list(step.value)
      assertReadOnly(eventsOf(step.value, { rows }))
      step = steps.next({ rows, changes: rows.length })
    }
    return step.value
  }

  return {
    async read<T>(work: () => Transaction<T>): Promise<T> {
      const [value, emitted] = performSteps(work())
      assertReadOnly(emitted)
      return value
    },
    readByTurns,
    list,
    write: group.write,
    writeYielding: long.write,
    async close(): Promise<void> {
      await Promise.all([long.settled(), threads.close()])
      setBusyTimeout(connection, patientMs)
      group.drain()
      connection.close()
    },
  }
}

/** Opens a second connection for one long transaction; the first one copies its changes back to the file. */
function openBeside(file: string, { onEvents }: Listeners): LongConnection {
  const connection = new Sqlite(file)
  setPragmas(connection)
  connection.pragma('wal_autocheckpoint = 0')
  // Spills changed pages to the log as they are written: the commit has less to write at once.
  connection.pragma('cache_spill = 200')
  const prepare = preparedStatements(connection)
  const commit = runner(connection, 'commit')
  const events: PendingEvent[] = []
  return {
    begin: runner(connection, 'begin immediate'),
    commit() {
      commit()
      if (events.length > 0) onEvents(events)
    },
    close: () => void connection.close(),
    *execute(step) {
      if (isWithoutSql(step)) {
        events.push(...eventsOf(step, noRows))
        return noRows
      }
      const statement = prepare(step.sql)
      const values = step.params.map(toSqlite)
      if (!statement.reader) return resultOf(statement.run(...values), step)
      if (!statement.readonly) {
        const rows = statement.all(...values)
        events.push(...eventsOf(step, { rows }))
        return { rows, changes: rows.length }
      }
      const rows: unknown[] = []
      for (const row of statement.iterate(...values)) {
        rows.push(row)
        yield
      }
      return { rows, changes: rows.length }
    },
  }
}

function resultOf({ changes, lastInsertRowid }: Sqlite.RunResult, { givesId }: Statement): SqlResult {
  return { rows: givesId ? [{ id: Number(lastInsertRowid) }] : [], changes }
}

function isLocked(error: unknown): boolean {
  return troubleOf(error) === 'databaseLocked'
}

/**
 * Returns a function that checks whether the file is still in its place. If it was moved or deleted, SQLite itself goes
 * on writing to a file that has no name, and what was answered would be lost with the process.
 */
function watchPlace(file: string): () => boolean {
  const opened = statSync(file)
  return () => {
    const found = statSync(file, { throwIfNoEntry: false })
    return found?.ino === opened.ino && found.dev === opened.dev
  }
}

/** Creates the error that SQLite defines for a file that was moved away. */
function movedAway(file: string): Error {
  return new Sqlite.SqliteError(`${file} is not the file any more that was opened`, 'SQLITE_READONLY_DBMOVED')
}

function setPragmas(connection: Sqlite.Database): void {
  // This comes first: two processes that open the file at once would fail on the next line instead of waiting.
  setBusyTimeout(connection, patientMs)
  connection.pragma('journal_mode = WAL')
  // A reopened WAL file falls back to NORMAL, which may lose answered orders when the power fails.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  // A commit scans the whole cache when pages were split in it: a larger cache than regular writes need costs each
  // order time.
  connection.pragma('cache_size = -8192')
  connection.pragma('temp_store = MEMORY')
  // Pages that many orders change are then copied back to the file once for all of them.
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
