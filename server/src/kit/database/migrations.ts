import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import knex, { type Knex } from 'knex'
import { type MigrationLock, lockPostgres, lockSqlite } from './migration-lock.ts'
import { sqliteFileName } from './sqlite.ts'

export type MigrationTarget = { databaseUrl: string } | { dataDir: string }

/** The progress of a migration: one that begins, or how many rows of a table are done. */
export type MigrationProgress = { migration: string } | { table: string; row: number; of: number }

export type OnMigration = (progress: MigrationProgress) => void

type Migration = { name: string; up(knex: Knex): Promise<void>; down(knex: Knex): Promise<void> }
type ReadRows = <Row>(sql: string, ...params: string[]) => Promise<Row[]>

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))

/** Migrates the database to the newest schema. If two processes start at once, the second waits and finds it done. */
export async function migrate(target: MigrationTarget, onProgress: OnMigration = () => {}): Promise<void> {
  const lock = await lockFor(target)
  try {
    const connection = connect(target, onProgress)
    try {
      const migrator = connection.migrate
      const told = (migration: Migration) => getMigration(migration, onProgress)
      const config = { migrationSource: { getMigrations: listMigrations, getMigrationName, getMigration: told } }
      // Only this process migrates, so a lock of Knex's own can only be left over from a killed process.
      await migrator.forceFreeMigrationsLock(config)
      await runMigrations(migrator, config)
    } finally {
      await connection.destroy()
    }
  } finally {
    await lock.release()
  }
}

/**
 * Runs each migration in its own transaction: completed ones stay if a later one is cut off, and the database can clean
 * up in between. For a new database there is nothing to lose, and one transaction for all is faster.
 */
async function runMigrations(migrator: Knex.Migrator, config: Knex.MigratorConfig): Promise<void> {
  const [applied]: unknown[][] = await migrator.list(config)
  if (applied?.length === 0) {
    await migrator.latest(config)
    return
  }
  for (;;) {
    const [, done]: [number, string[]] = await migrator.up(config)
    if (done.length === 0) return
  }
}

/** A database that a later version has migrated. Writes of this version could be misread or lost. */
export class NewerDatabase extends Error {
  constructor(unknown: readonly string[]) {
    super(
      `a later version has migrated this database. Unknown here: ${unknown.join(', ')}. ` +
        'Start that version, or restore the backup from before the upgrade.',
    )
    this.name = 'NewerDatabase'
  }
}

/**
 * The migrations of this program that the database lacks, and those of the database that this program does not know,
 * both oldest first.
 */
export type MigrationState = { missing: string[]; unknown: string[] }

export async function readMigrationState(readRows: ReadRows, dialect: 'sqlite' | 'postgres'): Promise<MigrationState> {
  const known = await listMigrationNames()
  if (!(await hasMigrationsTable(readRows, dialect))) return { missing: known, unknown: [] }
  const applied = await readRows<{ name: string }>('select name from knex_migrations order by name')
  const names = new Set(applied.map(({ name }) => name))
  return {
    missing: known.filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !known.includes(name)),
  }
}

/**
 * Creates a function that lists the file names of all migrations in a folder, oldest first. They are read once: files
 * that a later version adds while this one runs are not part of it.
 */
export function listNamesIn(folder: string): () => Promise<string[]> {
  let names: Promise<string[]> | undefined
  return () => (names ??= readNames(folder))
}

async function readNames(folder: string): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => /^\d{14}_[\w-]+\.ts$/.test(file)).toSorted()
}

/** Lists the file names of this program's migrations, oldest first. */
export const listMigrationNames = listNamesIn(migrationsFolder)

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

async function getMigration({ name, up, down }: Migration, onProgress: OnMigration): Promise<Migration> {
  const toldUp = async (connection: Knex) => {
    onProgress({ migration: name })
    await up(connection)
  }
  return { name, up: toldUp, down }
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

/** Opens a connection for migrations. */
export function connect(target: MigrationTarget, onRowsDone: OnMigration = () => {}): Knex {
  return knex(configOf(target, onRowsDone))
}

/** Returns the configuration, with the functions that migrations call while they run: Knex leaves those in it. */
function configOf(target: MigrationTarget, onRowsDone: OnMigration): Knex.Config & { userParams: object } {
  const userParams = { onRowsDone }
  if ('databaseUrl' in target) {
    return { client: 'pg', connection: target.databaseUrl, pool: { min: 0, max: 1 }, userParams }
  }
  const connection = { filename: join(target.dataDir, sqliteFileName) }
  return { client: 'better-sqlite3', connection, useNullAsDefault: true, userParams }
}
