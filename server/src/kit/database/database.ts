import { randomBytes } from 'node:crypto'
import type { AuditAuthor } from '@brigade/domain/access/audit-entry.schema.ts'
import knex, { type Knex } from 'knex'
import { ownAuthor } from './audit-author.ts'
import { audited } from './audited.ts'
import { type CommitHook, withCommitHook } from './commit-hooks.ts'
import { statementOf } from './built-query.ts'
import type { DatabaseTrouble } from '../errors/database-troubles.ts'
import { type DatabaseListener, watchDatabase } from './database-watch.ts'
import {
  migrate,
  type MigrationState,
  type MigrationTarget,
  NewerDatabase,
  type OnMigration,
  readMigrationState,
} from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { many, one, type PendingEvent, run, type SqlValue, type Transaction } from './transaction.ts'

/** The only access to the database, for both kinds. SQL is written once for both, with `?` for values. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  many<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>
  one<Row>(sql: string, ...params: SqlValue[]): Promise<Row | undefined>
  /** Runs queries outside a transaction. */
  read<T>(work: () => Transaction<T>): Promise<T>
  /** Runs queries that read as much as a list does: other calls are served in between. */
  readByTurns<T>(work: () => Transaction<T>): Promise<T>
  /**
   * Runs a transaction and answers after its commit. It may be run again from the start. The audit log names the author
   * for what it changes; without one, the server itself.
   */
  write<T>(work: () => Transaction<T>, author?: AuditAuthor): Promise<T>
  /**
   * Runs a long transaction: between its statements and at its pauses other calls have their turn. Transactions that
   * write may wait until it is done; those that only read don't, and see none of its changes before.
   */
  writeYielding<T>(work: () => Transaction<T>, author?: AuditAuthor): Promise<T>
  /** Builds queries whose shape depends on the call; it is never connected: `list` runs them. */
  build: Knex
  /**
   * Returns the rows of a query. However many they are and however long it takes to find them, other calls are served
   * in between.
   */
  list<Row>(query: Knex.QueryBuilder): Promise<Row[]>
  /** Counts the rows of a query; other calls are served in between. */
  count(query: Knex.QueryBuilder): Promise<number>
  /** Returns the current trouble of the database, in which calls can't be served. */
  trouble(): DatabaseTrouble | undefined
  /** Returns true if an error is one of these troubles, which is already in the log. */
  isTold(error: unknown): boolean
  listen(listener: DatabaseListener): void
  /** Registers the listener that publishes the events of each transaction that this process commits. */
  onEvents(listener: EventListener): void
  /** Registers the hook that runs before the commit of each transaction that has events. It replaces the one before. */
  beforeCommit(hook: CommitHook): void
  /** Migrates the database to the newest schema. Throws NewerDatabase for one that a later version has migrated. */
  migrate(onProgress?: OnMigration): Promise<void>
  migrationState(): Promise<MigrationState>
  close(): Promise<void>
}

type EventListener = (events: readonly PendingEvent[]) => void

export type DatabaseSettings = {
  /** `postgres://…`; without it, SQLite in `dataDir`. */
  databaseUrl?: string
  dataDir: string
}

const probeBytes = 65_536

/** Opens the database without migrating it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  const dialect = databaseUrl ? 'postgres' : 'sqlite'
  const watch = watchDatabase(() => probe(connection))
  const listeners: EventListener[] = []
  const onEvents: EventListener = (events) => listeners.forEach((listener) => listener(events))
  const connection = databaseUrl
    ? openPostgres(databaseUrl, { onIdleError: watch.noteLostConnection, onEvents })
    : openSqlite(dataDir, { onEvents })
  const target: MigrationTarget = databaseUrl ? { databaseUrl } : { dataDir }
  const build = knex(databaseUrl ? { client: 'pg' } : { client: 'better-sqlite3', useNullAsDefault: true })

  let closing: Promise<void> | undefined
  let commitHook: CommitHook | undefined

  async function close(): Promise<void> {
    watch.stop()
    await connection.close()
  }

  function read<T>(work: () => Transaction<T>): Promise<T> {
    return noting(connection.read(work))
  }

  /** Returns a transaction with its part of the audit log, and with what the hook adds before the commit. */
  function completed<T>(work: () => Transaction<T>, author: AuditAuthor | undefined): () => Transaction<T> {
    const logged = auditedBy(work, author)
    const hook = commitHook
    return hook ? () => withCommitHook(logged(), hook) : logged
  }

  function noting<T>(answer: Promise<T>): Promise<T> {
    answer.catch(watch.note)
    return answer
  }

  function manyRows<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]> {
    return read(() => many<Row>(sql, ...params))
  }

  function list<Row>(query: Knex.QueryBuilder): Promise<Row[]> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the caller, who built the query, knows the shape of its rows.
    return noting(connection.list(statementOf(query))) as Promise<Row[]>
  }

  return {
    dialect,
    many: manyRows,
    one: <Row>(sql: string, ...params: SqlValue[]) => read(() => one<Row>(sql, ...params)),
    read,
    readByTurns: (work) => noting(connection.readByTurns(work)),
    write: (work, author) => noting(connection.write(completed(work, author))),
    writeYielding: (work, author) => noting(connection.writeYielding(completed(work, author))),
    build,
    list,
    async count(query: Knex.QueryBuilder): Promise<number> {
      const counted = build.from(query.clone().clearSelect().select(build.raw('1')).as('counted'))
      const [row] = await list<{ total: number }>(counted.count({ total: '*' }))
      return row?.total ?? 0
    },
    async migrate(onProgress) {
      const { missing, unknown } = await readMigrationState(manyRows, dialect)
      if (unknown.length > 0) throw new NewerDatabase(unknown)
      if (missing.length > 0) await migrate(target, onProgress)
    },
    migrationState: () => readMigrationState(manyRows, dialect),
    trouble: watch.trouble,
    isTold: watch.isTold,
    listen: watch.listen,
    onEvents: (listener) => void listeners.push(listener),
    beforeCommit: (hook) => void (commitHook = hook),
    close: () => (closing ??= close()),
  }
}

function auditedBy<T>(work: () => Transaction<T>, author: AuditAuthor | undefined): () => Transaction<T> {
  return () => audited(work(), () => author ?? ownAuthor())
}

type Connection = { write<T>(work: () => Transaction<T>): Promise<T> }

/** Writes and deletes as much as a large record needs, which reserves space for the next one. */
async function probe({ write }: Connection): Promise<void> {
  const filling = randomBytes(probeBytes)
  await write(() => run('INSERT INTO write_probes ("filling") VALUES (?)', filling))
  await write(() => run('DELETE FROM write_probes'))
}
