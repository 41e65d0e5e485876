import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'

/** A machine that is busy with much else takes its time. */
export const readyWithinMs = 200_000

/** Names the folder with the demo's data as it is at first. */
export const firstDataFolder = 'BRIGADE_FIRST_DATA'

/** Where a Brigade stands, and what runs it. */
type Ground = { port: number; program: Program }

/** A running Brigade with the demo in a database of its own. */
export class Brigade {
  #ground: Ground | undefined
  #folder = ''

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get port(): number {
    return this.#ground?.port ?? 0
  }

  /** Where its data is. */
  get folder(): string {
    return this.#folder
  }

  /** Starts it, the second time with the data and at the address of the first. */
  async start(ground?: Ground): Promise<void> {
    this.#folder ||= newFolder()
    this.#ground ??= ground ?? { port: await freePort(), program: new Program() }
    const { port, program } = this.#ground
    const places = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: this.#folder }
    await program.serve({ ...places, DEMO: 'on', PAYMENTS_PROVIDER: 'demo' })
  }

  /** Ends it, and the process that runs it. */
  async stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#ground?.program.end(signal)
  }

  /** Ends it for good. Its ground is there for the next. */
  async remove(): Promise<void> {
    await this.#ground?.program.rest()
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
