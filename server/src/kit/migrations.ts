import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import knex, { type Knex } from 'knex'
import { type MigrationLock, lockPostgres, lockSqlite } from './migration-lock.ts'
import { sqliteFileName } from './sqlite.ts'

export type MigrationTarget = { databaseUrl: string } | { dataDir: string }

type Migration = { name: string; up(knex: Knex): Promise<void>; down(knex: Knex): Promise<void> }
type ReadRows = <Row>(sql: string, ...params: string[]) => Promise<Row[]>

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** Brings the database to the newest shape. Of two processes that start at once the second waits and finds it done. */
export async function migrate(target: MigrationTarget): Promise<void> {
  const lock = await lockFor(target)
  try {
    const connection = connect(target)
    try {
      const migrator = connection.migrate
      const config = { migrationSource: { getMigrations: listMigrations, getMigrationName, getMigration } }
      // We alone are migrating, so a lock of Knex's own can only be one that a killed process left behind.
      await migrator.forceFreeMigrationsLock(config)
      await migrator.latest(config)
    } finally {
      await connection.destroy()
    }
  } finally {
    await lock.release()
  }
}

/** Whether every migration that this program knows has been applied. */
export async function isMigrated(readRows: ReadRows, dialect: 'sqlite' | 'postgres'): Promise<boolean> {
  if (!(await hasMigrationsTable(readRows, dialect))) return false
  const applied = await readRows<{ name: string }>('select name from knex_migrations')
  const names = new Set(applied.map(({ name }) => name))
  return (await listMigrationNames()).every((name) => names.has(name))
}

/** File names of all migrations, oldest first. */
export async function listMigrationNames(): Promise<string[]> {
  const files = await readdir(migrationsFolder)
  return files.filter((file) => /^\d{14}_[\w-]+\.ts$/.test(file)).toSorted()
}

async function listMigrations(): Promise<Migration[]> {
  const names = await listMigrationNames()
  return Promise.all(
    names.map(async (name) => {
      const { up, down } = await import(pathToFileURL(join(migrationsFolder, name)).href)
      return { name, up, down }
    }),
  )
}

function getMigrationName({ name }: Migration): string {
  return name
}

async function getMigration(migration: Migration): Promise<Migration> {
  return migration
}

async function hasMigrationsTable(readRows: ReadRows, dialect: 'sqlite' | 'postgres'): Promise<boolean> {
  const catalogue = {
    sqlite: `select name from sqlite_master where type = 'table' and name = 'knex_migrations'`,
    postgres: `select tablename from pg_tables where schemaname = current_schema() and tablename = 'knex_migrations'`,
  }
  return (await readRows(catalogue[dialect])).length > 0
}

function lockFor(target: MigrationTarget): Promise<MigrationLock> {
  return 'databaseUrl' in target ? lockPostgres(target.databaseUrl) : lockSqlite(target.dataDir)
}

/** A connection for migrations. */
export function connect(target: MigrationTarget): Knex {
  if ('databaseUrl' in target) return knex({ client: 'pg', connection: target.databaseUrl, pool: { min: 0, max: 1 } })
  return knex({
    client: 'better-sqlite3',
    connection: { filename: join(target.dataDir, sqliteFileName) },
    useNullAsDefault: true,
  })
}
