import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { type SpawnedServer, spawnProgram, spawnServer } from '#testing/spawn-server.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'
import { cannotStartCode } from './exit-codes.ts'

const patience = { timeout: 60_000, interval: 50 }

let fresh: FreshDatabase
let env: Record<string, string>

beforeEach(async () => {
  fresh = await freshDatabase()
  const { dataDir, databaseUrl } = fresh.settings
  env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
})

afterEach(() => fresh.remove())

describe('a server that is supervised', () => {
  it('comes back when it is killed, and ends when it is told to end', async () => {
    const supervised = await spawnServer(env, { isSupervised: true })
    const first = childOf(supervised)

    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(childOf(supervised)).not.toBe(first), patience)
    await vi.waitFor(() => expect(isReady(supervised)).resolves.toBe(true), patience)
    const second = childOf(supervised)

    expect(await supervised.kill('SIGTERM')).toBe(0)
    expect(isRunning(second)).toBe(false)
  })

  it('ends when it is told to, though what it supervises does not hear', async () => {
    const supervised = await spawnServer(env, { isSupervised: true })
    const server = childOf(supervised)
    process.kill(server, 'SIGSTOP')

    expect(await supervised.kill('SIGTERM')).toBe(137)
    expect(isRunning(server)).toBe(false)
  })

  it('does not go on without who supervises it', async () => {
    const supervised = await spawnServer(env, { isSupervised: true })
    const server = childOf(supervised)

    await supervised.kill('SIGKILL')

    await vi.waitFor(() => expect(isRunning(server)).toBe(false), patience)
  })

  it('is not started again with settings that can not work', async () => {
    const child = spawnProgram({ ...env, PORT: 'none' }, { isSupervised: true })

    expect(await once(child, 'exit')).toEqual([cannotStartCode, null])
  })

  it('is not started again at a port that another program has', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo

    const child = spawnProgram({ ...env, PORT: String(port) }, { isSupervised: true })

    expect(await once(child, 'exit')).toEqual([cannotStartCode, null])
    other.close()
  })
})

describe('a file that is no sound database', () => {
  let dataDir: string
  let file: string

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'brigade-unsound-'))
    file = join(dataDir, sqliteFileName)
  })

  afterEach(() => rm(dataDir, { recursive: true }))

  it.each<[string, () => Promise<unknown>, string]>([
    ['is something else', () => writeFile(file, 'x'.repeat(5000)), 'is not an SQLite database. Move it away'],
    ['is a folder', () => mkdir(file), 'must be a file that this account may read and write'],
    ['is damaged', () => writeDamaged(file), 'is damaged. Put a backup in its place'],
  ])('because it %s is told in a sentence, and not tried again', async (_, write, sentence) => {
    await write()

    const child = spawnProgram({ DATA_DIR: dataDir, PORT: '0' }, { isSupervised: true, isUnread: true })
    const said = text(child.stdout!)

    expect(await once(child, 'exit')).toEqual([cannotStartCode, null])
    expect(await said).toContain(`${file} ${sentence}`)
  })
})

/** Creates a database of which only the first page is intact. */
async function writeDamaged(file: string): Promise<void> {
  const sound = await freshDatabase(undefined, 'sqlite')
  const bytes = await readFile(join(sound.settings.dataDir, sqliteFileName))
  await writeFile(file, bytes.fill(0xff, 4096))
  await sound.remove()
}

function childOf({ pid }: SpawnedServer): number {
  return Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // The process no longer exists.
    return false
  }
}

function isReady({ url }: SpawnedServer): Promise<boolean> {
  return fetch(`${url}/readyz`).then(({ ok }) => ok)
}
