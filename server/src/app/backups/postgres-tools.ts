import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { codeOf } from '#kit/errors/error-text.ts'
import { CommandProblem } from '../command.ts'
import type { Ask } from './contents.ts'

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

/** Runs `pg_dump` or `pg_restore` on a database. Throws CommandProblem with its message if it fails. */
export async function runTool(tool: Tool, databaseUrl: string, args: string[]): Promise<void> {
  const child = spawn(...commandOf(tool, databaseUrl, args), {
    env: envOf(databaseUrl),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await endOf(tool, child)
}

/**
 * Runs the SQL of a dump over one connection, between the SQL before and after it. If one of the programs fails, or
 * this process is killed, `psql` never receives the end, and PostgreSQL rolls back. Throws CommandProblem with their
 * messages.
 */
export async function runDump(
  databaseUrl: string,
  dump: string[],
  around: { before: string; after: string },
): Promise<void> {
  const reader = spawn(findTool('pg_restore'), ['--file=-', ...dump], { stdio: ['ignore', 'pipe', 'pipe'] })
  const writer = spawn(
    ...commandOf('psql', databaseUrl, ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-']),
    {
      env: envOf(databaseUrl),
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  // psql reports why it stops reading.
  writer.stdin.on('error', () => undefined)
  const isWritten = endOf('psql', writer).finally(() => reader.stdout.destroy())
  const isRead = endOf('pg_restore', reader)
  writer.stdin.write(around.before)
  reader.stdout.pipe(writer.stdin, { end: false })
  const isPiped = finished(reader.stdout, { error: false })
  await Promise.all([isRead, isPiped]).then(
    () => writer.stdin.end(around.after),
    // On a failure, psql ends before its commit.
    () => writer.stdin.end(),
  )
  // The error of psql comes first: it is why pg_restore could not continue.
  await isWritten
  await isRead
}

function commandOf(tool: Tool, databaseUrl: string, args: string[]): [string, string[]] {
  const url = new URL(databaseUrl)
  // Every account of the machine can read arguments, but not the environment.
  url.password = ''
  return [findTool(tool), [`--dbname=${url.href}`, ...args]]
}

function envOf(databaseUrl: string): NodeJS.ProcessEnv {
  const password = decodeURIComponent(new URL(databaseUrl).password)
  return { ...process.env, ...(password && { PGPASSWORD: password }) }
}

async function endOf(tool: Tool, child: Said): Promise<void> {
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, said] = await Promise.all([ended, text(child.stderr)]).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    throw new CommandProblem(
      `${tool} is not on this machine. Install the client of PostgreSQL (Debian: postgresql-client).`,
    )
  })
  if (code !== 0) throw new CommandProblem(`${tool} failed:\n${said.trim()}`)
}

type Said = ChildProcess & { stderr: Readable }

/**
 * Returns the path of the newest version that Debian has, because an older one refuses a newer server; else the one in
 * PATH.
 */
function findTool(tool: string): string {
  const versionOf = (path: string) => Number(/(\d+)\/bin/.exec(path)?.[1])
  return globSync(`/usr/lib/postgresql/*/bin/${tool}`).toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? tool
}

/** Opens a connection for a task, and closes it. */
export async function onPostgres<T>(databaseUrl: string, act: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC -c DateStyle=ISO' })
  await client.connect()
  try {
    return await act(async <Row>(sql: string) => {
      const { rows } = await client.query(sql)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the author of the query knows the shape of its rows.
      return rows as Row[]
    })
  } finally {
    await client.end()
  }
}

/** Returns the address of another database on the same server. */
export function besideOf(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return url.href
}
