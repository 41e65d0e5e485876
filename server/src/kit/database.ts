import knex, { type Knex } from 'knex'
import { isMigrated, migrate, type MigrationTarget } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { many, one, type SqlValue, type Work } from './work.ts'

/** The one door to the database, whichever it is. SQL is written once, for both, with `?` for values. */
export type Database = {
  dialect: 'sqlite' | 'postgres'
  many<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]>
  one<Row>(sql: string, ...params: SqlValue[]): Promise<Row | undefined>
  /** Runs a work outside a transaction. */
  read<T>(work: () => Work<T>): Promise<T>
  /** Runs a work in one transaction and answers after its commit. It may be run again from the start. */
  write<T>(work: () => Work<T>): Promise<T>
  /** Builds queries whose shape depends on what is asked; it is never connected, `list` runs them. */
  build: Knex
  list<Row>(query: Knex.QueryBuilder): Promise<Row[]>
  migrate(): Promise<void>
  isMigrated(): Promise<boolean>
  close(): Promise<void>
}

export type DatabaseSettings = {
  /** `postgres://…`; without it, SQLite in `dataDir`. */
  databaseUrl?: string
  dataDir: string
  /** Hears that an idle PostgreSQL connection was lost; the next query opens a new one. */
  onIdleError?: (error: Error) => void
}

/** Opens the database without migrating it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, onIdleError } = settings
  const dialect = databaseUrl ? 'postgres' : 'sqlite'
  const connection = databaseUrl ? openPostgres(databaseUrl, onIdleError) : openSqlite(dataDir)
  const target: MigrationTarget = databaseUrl ? { databaseUrl } : { dataDir }
  const build = knex(databaseUrl ? { client: 'pg' } : { client: 'better-sqlite3', useNullAsDefault: true })

  function manyRows<Row>(sql: string, ...params: SqlValue[]): Promise<Row[]> {
    return connection.read(() => many<Row>(sql, ...params))
  }

  return {
    dialect,
    many: manyRows,
    one: <Row>(sql: string, ...params: SqlValue[]) => connection.read(() => one<Row>(sql, ...params)),
    read: connection.read,
    write: connection.write,
    build,
    list<Row>(query: Knex.QueryBuilder): Promise<Row[]> {
      const { sql, bindings } = query.toSQL().toNative()
      return manyRows<Row>(sql, ...(bindings as SqlValue[]))
    },
    async migrate() {
      if (!(await isMigrated(manyRows, dialect))) await migrate(target)
    },
    isMigrated: () => isMigrated(manyRows, dialect),
    close: connection.close,
  }
}
