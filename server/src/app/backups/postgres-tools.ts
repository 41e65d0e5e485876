import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { codeOf } from '#kit/error-words.ts'
import { CommandProblem } from '../command.ts'
import type { Ask } from './contents.ts'

/** Runs `pg_dump` or `pg_restore` on a database. Throws CommandProblem with what it says where it fails. */
export async function runTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl)
  // Arguments can be read by every account of the machine, the environment can't.
  const password = decodeURIComponent(url.password)
  url.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const child = spawn(findTool(tool), [`--dbname=${url.href}`, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, said] = await Promise.all([ended, text(child.stderr)]).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new CommandProblem(
      `${tool} is not on this machine. Install the client of PostgreSQL (Debian: postgresql-client).`,
    )
  })
  if (code !== 0) throw new CommandProblem(`${tool} failed:\n${said.trim()}`)
}

/** The newest that Debian has, for an older one refuses a newer server; else the one in PATH. */
function findTool(tool: string): string {
  const versionOf = (path: string) => Number(/(\d+)\/bin/.exec(path)?.[1])
  return globSync(`/usr/lib/postgresql/*/bin/${tool}`).toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? tool
}

/** Does something with one connection, and closes it. */
export async function onPostgres<T>(databaseUrl: string, act: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC -c DateStyle=ISO' })
  await client.connect()
  try {
    return await act(async <Row>(sql: string) => {
      const { rows } = await client.query(sql)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only who wrote the query knows the shape of its rows.
      return rows as Row[]
    })
  } finally {
    await client.end()
  }
}

/** The address of another database on the same server. */
export function besideOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
