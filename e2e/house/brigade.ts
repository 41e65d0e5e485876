import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const mainFile = join(import.meta.dirname, '../../server/src/app/main.ts')
/** A machine that is busy with much else takes its time. */
export const readyWithinMs = 100_000

/** Names the folder with the demo's data as it is at first. */
export const firstDataFolder = 'BRIGADE_FIRST_DATA'

/** A running Brigade with the demo in a database of its own. */
export class Brigade {
  #process: ChildProcess | undefined
  #folder = ''
  #port = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get port(): number {
    return this.#port
  }

  /** Starts it, the second time with the data and at the address of the first. */
  async start(port?: number): Promise<void> {
    this.#folder ||= newFolder()
    this.#port ||= port ?? (await freePort())
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const settings = { PORT: String(this.#port), HOST: '127.0.0.1', DATA_DIR: this.#folder, DEMO: 'on' }
    const child = spawn(process.execPath, [mainFile], {
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#process = child
    await untilReady(this.url, child)
  }

  /** Ends it, by default as a power cut does. */
  async stop(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  /** Where its data is. */
  get folder(): string {
    return this.#folder
  }

  /** Ends it for good. */
  async remove(): Promise<void> {
    await this.stop()
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** A folder with the data of the one that all journeys begin with, if it is there. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-journey-'))
  const first = process.env[firstDataFolder]
  if (first) cpSync(first, folder, { recursive: true })
  return folder
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const startedAt = Date.now()
  while (Date.now() - startedAt < readyWithinMs) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready`)
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await pause(50)
  }
  throw new Error('The server was not ready in time')
}
