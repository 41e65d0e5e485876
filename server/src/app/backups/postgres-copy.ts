import { randomBytes } from 'node:crypto'
import { chmodSync } from 'node:fs'
import { codeOf } from '#kit/error-words.ts'
import { CommandProblem } from '../command.ts'
import { type Contents, differencesOf, listTables, readContents } from './contents.ts'
import { besideOf, onPostgres, runTool } from './postgres-tools.ts'

const mayNotCreate = '42501'

/** Dumps a database that others may be writing to, as it is at one instant, and returns what it held then. */
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
 * Restores a dump into a scratch database and compares what it holds. Returns false where this account may not create databases: then the
 * dump is read to its end, and no more. Throws CommandProblem where it does not hold what it should.
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
    await restoreDump(besideOf(databaseUrl, scratch), dump, expected)
    return true
  } finally {
    await onPostgres(databaseUrl, (ask) => ask(`DROP DATABASE ${scratch} WITH (FORCE)`))
  }
}

/** Restores a dump into an empty database, and compares what it holds then. Throws CommandProblem where that is something else. */
export async function restoreDump(databaseUrl: string, dump: string, expected: Contents): Promise<void> {
  const schema = await schemaOf(databaseUrl)
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--schema=${schema}`]
  await runTool('pg_restore', databaseUrl, [...options, dump])
  const found = differencesOf(expected, await onPostgres(databaseUrl, (ask) => readContents(ask, 'postgres')))
  if (found.length > 0) throw new CommandProblem(`${dump} is not what was backed up: ${found.join(', ')}`)
}

/** Throws CommandProblem while another program is connected to the database. */
export async function assertNotConnected(databaseUrl: string): Promise<void> {
  const connected = await onPostgres(databaseUrl, (ask) =>
    ask(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    ),
  )
  if (connected.length > 0)
    throw new CommandProblem(`Brigade is running: its database has ${connected.length} connections. Stop it first.`)
}

/** Whether a database has no tables yet. */
export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  return (await onPostgres(databaseUrl, (ask) => listTables(ask, 'postgres'))).length === 0
}

/** Puts what a database holds into a schema of another name, and returns what brings it back. */
export async function putAside(databaseUrl: string, name: string): Promise<() => Promise<unknown>> {
  const schema = await schemaOf(databaseUrl)
  const all = (statements: string) => onPostgres(databaseUrl, (ask) => ask(statements))
  await all(`BEGIN; ALTER SCHEMA "${schema}" RENAME TO "${name}"; CREATE SCHEMA "${schema}"; COMMIT`)
  return () => all(`BEGIN; DROP SCHEMA "${schema}" CASCADE; ALTER SCHEMA "${name}" RENAME TO "${schema}"; COMMIT`)
}

async function schemaOf(databaseUrl: string): Promise<string> {
  const [found] = await onPostgres(databaseUrl, (ask) => ask<{ schema: string }>('SELECT current_schema() AS "schema"'))
  return found?.schema ?? 'public'
}
