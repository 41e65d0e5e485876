import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { type SpawnedServer, spawnProgram, spawnServer } from '#testing/spawn-server.ts'
import { cannotStartCode } from './exit-codes.ts'

const patience = { timeout: 30_000, interval: 50 }

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

function childOf({ pid }: SpawnedServer): number {
  return Number(execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // There is no such process any more.
    return false
  }
}

function isReady({ url }: SpawnedServer): Promise<boolean> {
  return fetch(`${url}/readyz`).then(({ ok }) => ok)
}
