/*
 * Keeps one throw-away PostgreSQL server: starts it, prints its address, and repeats this on each restart request. When
 * its own standard input ends, it stops the server and deletes its data; this happens however the process at the other
 * end of the pipe ended.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresPrograms, postgresAdvice } from './postgres-programs.ts'

// Databases that live for seconds are neither vacuumed nor worth compiled queries.
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'max_wal_size=256MB',
]
const sharedSettings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'shared_buffers=128MB', 'timezone=UTC']
const readyWithinMs = 30_000
/** In bytes. All tests together have had 0.25 GB at most. */
const roomInMemory = 4_000_000_000

const isDurable = process.argv[2] === 'durable'
const folder = mkdtempSync(join(isDurable ? tmpdir() : quickestFolder(), 'brigade-postgres-'))
// PostgreSQL refuses to run as root, so root runs it as a user who owns nothing else here.
const owner = process.getuid?.() === 0 ? ownerWithoutPower() : undefined
const asOwner = { ...owner, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } }
let server: ChildProcess | undefined

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
process.stdin.on('end', () => end(0)).resume()

try {
  const run = await prepare(isDurable ? [] : fastSettings)
  console.log(await run())
  process.stdin.on('data', () => void restart(run).catch(giveUp))
} catch (error) {
  giveUp(error)
}

async function restart(run: () => Promise<string>): Promise<void> {
  const ended = once(server!, 'exit')
  server!.kill('SIGINT')
  await ended
  console.log(await run())
}

function giveUp(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  end(1)
}

/**
 * Returns a folder in memory if it has room. A database has a thousand files, and to create and delete them on a disk takes
 * up to a second of processor time.
 */
function quickestFolder(): string {
  const inMemory = '/dev/shm'
  if (!existsSync(inMemory)) return tmpdir()
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize >= roomInMemory ? inMemory : tmpdir()
}

/** Creates its data, and returns the function that starts it. */
async function prepare(settings: string[]): Promise<() => Promise<string>> {
  const programs = findPostgresPrograms()
  if (!programs) throw new Error(`PostgreSQL was not found. ${postgresAdvice}`)
  if (owner) chownSync(folder, owner.uid, owner.gid)

  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'brigade', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(join(programs, 'initdb'), initdb, { ...asOwner, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)

  const port = await freePort()
  const options = [...sharedSettings, ...settings].flatMap((setting) => ['-c', setting])
  return async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), ...options], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
    return `postgres://brigade@127.0.0.1:${port}/postgres`
  }
}

function untilReady(starting: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`PostgreSQL did not start: ${said}`))
    const timer = setTimeout(fail, readyWithinMs)
    starting.once('error', fail).once('exit', fail)
    starting.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-5000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/** Returns an unprivileged user to run it: `postgres` from Debian's package, else `nobody`, which exists everywhere. */
function ownerWithoutPower(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([login]) => login === name)).find(Boolean)
  if (!account) throw new Error('PostgreSQL may not run as root, and there is no user "postgres" or "nobody" here.')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

function end(code: number): void {
  const leave = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    process.exit(code)
  }
  if (!server || server.exitCode !== null || server.signalCode !== null) return leave()

  // Its data is thrown away anyway: it needs no checkpoint, and does not wait for open connections.
  server.removeAllListeners('exit').once('exit', leave)
  server.kill('SIGQUIT')
}
