import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '#kit/errors/error-text.ts'
import { CommandProblem } from '../command.ts'
import { checkingSql, type Contents, listDatabaseTables, readContents } from './contents.ts'
import { besideOf, onPostgres, runDump, runTool } from './postgres-tools.ts'

const mayNotCreate = '42501'

/** Dumps a consistent snapshot of a database that others may be writing to, and returns its contents. */
export function dumpPostgres(databaseUrl: string, to: string): Promise<Contents> {
  return onPostgres(databaseUrl, async (ask) => {
    await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const [shared] = await ask<{ id: string; schema: string }>(
      'SELECT pg_export_snapshot() AS "id", current_schema() AS "schema"',
    )
    const { id, schema } = shared!
    const contents = await readContents(ask, 'postgres')
    const what = [`--schema=${schema}`, `--snapshot=${id}`]
    await runTool('pg_dump', databaseUrl, ['--format=custom', ...what, `--file=${to}`])
    chmodSync(to, 0o600)
    return contents
  })
}

/**
 * Restores a dump into a scratch database and compares its contents. Returns false if this account may not create
 * databases: then the dump is only read to its end. Throws CommandProblem if the contents differ.
 */
export async function checkDump(databaseUrl: string, dump: string, expected: Contents): Promise<boolean> {
  const scratch = `brigade_check_${randomBytes(6).toString('hex')}`
  const isMade = await onPostgres(databaseUrl, (ask) =>
    ask(`CREATE DATABASE ${scratch}`).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) !== mayNotCreate) throw error
        return false
      },
    ),
  )
  if (!isMade) return false
  try {
    await restoreDump(besideOf(databaseUrl, scratch), { dump, expected })
    return true
  } finally {
    await onPostgres(databaseUrl, (ask) => ask(`DROP DATABASE ${scratch} WITH (FORCE)`))
  }
}

type RestoredDump = {
  dump: string
  expected: Contents
  /** The name under which the existing schema is put aside. */
  aside?: string
}

/**
 * Restores a dump and compares its contents in one transaction: until it is committed, the existing data stays in use.
 * Throws CommandProblem if the contents of the dump differ.
 */
export async function restoreDump(databaseUrl: string, { dump, expected, aside }: RestoredDump): Promise<void> {
  const schema = await schemaOf(databaseUrl)
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', `--schema=${schema}`]
  const dismissNotification = aside
    ? `ALTER SCHEMA "${schema}" RENAME TO "${aside}";\nCREATE SCHEMA "${schema}";\n`
    : ''
  await runDump(databaseUrl, [...options, dump], {
    before: `BEGIN;\n${dismissNotification}`,
    after: `\nSET search_path TO "${schema}";\n${checkingSql(expected)}\nCOMMIT;\n`,
  })
}

/**
 * Time for connections to end, in milliseconds: a stopped server, or a killed restore, leaves some that PostgreSQL ends
 * in a moment.
 */
const endingWithinMs = 3000
const lookEveryMs = 100

/** Throws CommandProblem while another program is connected to the database. */
export async function assertNotConnected(databaseUrl: string): Promise<void> {
  const deadline = performance.now() + endingWithinMs
  let connected = await countConnected(databaseUrl)
  while (connected > 0 && performance.now() < deadline) {
    await sleep(lookEveryMs)
    connected = await countConnected(databaseUrl)
  }
  if (connected > 0)
    throw new CommandProblem(`Brigade is running: its database has ${connected} connections. Stop it first.`)
}

async function countConnected(databaseUrl: string): Promise<number> {
  const connected = await onPostgres(databaseUrl, (ask) =>
    ask(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    ),
  )
  return connected.length
}

/** Returns true if a database has no tables yet. */
export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  return (await onPostgres(databaseUrl, (ask) => listDatabaseTables(ask, 'postgres'))).length === 0
}

async function schemaOf(databaseUrl: string): Promise<string> {
  const [found] = await onPostgres(databaseUrl, (ask) => ask<{ schema: string }>('SELECT current_schema() AS "schema"'))
  return found?.schema ?? 'public'
}
