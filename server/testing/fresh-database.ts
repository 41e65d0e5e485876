import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Database, type DatabaseSettings, openDatabase } from '#kit/database/database.ts'
import { listMigrationNames } from '#kit/database/migrations.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'

/**
 * The content of a template besides its tables; databases with the same seed share one template, which is found by its
 * name.
 */
export type Seed = { name: string; load(db: Database): Promise<unknown> }

export type FreshDatabase = { settings: DatabaseSettings; db: Database; remove(): Promise<void> }

const databaseInUse = '55006'

/** Opens a separate migrated database, copied from a template: PostgreSQL when `TEST_DATABASE` says so, else SQLite. */
export async function freshDatabase(seed?: Seed, kind = process.env.TEST_DATABASE): Promise<FreshDatabase> {
  if (seed) assertNamed(seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-test-'))
  return kind === 'postgres' ? freshPostgres(dataDir, seed) : freshSqlite(dataDir, seed)
}

/** Returns the environment of a separate process that uses this database. */
export function environmentOf({ settings }: FreshDatabase): Record<string, string> {
  return { DATA_DIR: settings.dataDir, ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }) }
}

/** Throws if two seeds have one name: the file that comes first would decide what the others find. */
function assertNamed(seed: Seed): void {
  const known = seeds.get(seed.name) ?? seed
  if (known !== seed) throw new Error(`Two seeds are called "${seed.name}"`)
  seeds.set(seed.name, seed)
}

const seeds = new Map<string, Seed>()

async function freshSqlite(dataDir: string, seed: Seed | undefined): Promise<FreshDatabase> {
  await writeFile(join(dataDir, sqliteFileName), await sqliteTemplate(seed))
  const settings = { dataDir }
  const db = await openDatabase(settings)
  // Nothing here needs to survive a power cut.
  await db.many('PRAGMA synchronous = OFF')
  return {
    settings,
    db,
    async remove() {
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The whole files in memory, so that nothing is left on the disk when the process is ended. */
const sqliteTemplates = new Map<string, Promise<Buffer>>()

function sqliteTemplate(seed: Seed | undefined): Promise<Buffer> {
  const key = seed?.name ?? ''
  const known = sqliteTemplates.get(key)
  if (known) return known
  const making = makeSqliteTemplate(seed)
  sqliteTemplates.set(key, making)
  return making
}

async function makeSqliteTemplate(seed: Seed | undefined): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-template-'))
  const db = await openDatabase({ dataDir })
  await db.migrate()
  await seed?.load(db)
  await db.close()
  const file = await readFile(join(dataDir, sqliteFileName))
  await rm(dataDir, { recursive: true })
  return file
}

async function freshPostgres(dataDir: string, seed: Seed | undefined): Promise<FreshDatabase> {
  const name = `brigade_test_${randomUUID().replaceAll('-', '')}`
  const template = await postgresTemplate(seed)
  await onServer((server) => createFrom(server, name, template))
  const settings = { databaseUrl: urlOf(name), dataDir }
  const db = await openDatabase(settings)
  return {
    settings,
    db,
    async remove() {
      await db.close()
      await onServer((server) => server.query(`drop database ${name} with (force)`))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The names of the templates that this process has made or found. */
const postgresTemplates = new Map<string, Promise<string>>()

function postgresTemplate(seed: Seed | undefined): Promise<string> {
  const key = seed?.name ?? ''
  const known = postgresTemplates.get(key)
  if (known) return known
  const making = makePostgresTemplate(seed)
  postgresTemplates.set(key, making)
  return making
}

/**
 * Makes the template in whichever test process is first, and names it after its contents, so that the others find it. It
 * has a connection of its own, which waits for other processes and is unlocked by its end.
 */
async function makePostgresTemplate(seed: Seed | undefined): Promise<string> {
  const contents = JSON.stringify([process.env.TEST_RUN, await listMigrationNames(), seed?.name])
  const name = `brigade_template_${createHash('sha256').update(contents).digest('hex').slice(0, 16)}`
  const server = new pg.Client({ connectionString: serverUrl() })
  await server.connect()
  try {
    await server.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    const unfinished = `${name}_unfinished`
    await server.query(`drop database if exists ${unfinished} with (force)`)
    await server.query(`create database ${unfinished}`)
    const db = await openDatabase({ databaseUrl: urlOf(unfinished), dataDir: tmpdir() })
    await db.migrate()
    await seed?.load(db)
    await db.close()
    await server.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await server.end()
  }
}

/**
 * Creates a database from a template. The files of a small one are copied in less time than its pages. PostgreSQL refuses to copy a template in the instant in which another connection
 * uses it: then it tries again.
 */
async function createFrom(server: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.query(`create database ${name} template ${template} strategy file_copy`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== databaseInUse || attempt === 50) throw error
      await sleep(50)
    }
  }
}

/** The connection of this process for all that is not about one test's database. */
let connected: Promise<pg.Client> | undefined

async function onServer<T>(act: (server: pg.Client) => Promise<T>): Promise<T> {
  connected ??= connect()
  return act(await connected)
}

/** If the connection breaks, or can't be opened, the next act opens another one. */
async function connect(): Promise<pg.Client> {
  const server = new pg.Client({ connectionString: serverUrl() })
  const forget = () => {
    connected = undefined
  }
  server.once('error', forget).once('end', forget)
  try {
    await server.connect()
    return server
  } catch (error) {
    forget()
    throw error
  }
}

function urlOf(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL, a server to make databases in')
  return url
}
