import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'

/** A busy machine is slow. */
export const readyWithinMs = 200_000

/** The name of the variable with the folder of the demo's initial data. */
export const firstDataFolder = 'BRIGADE_FIRST_DATA'

/** The port of a Brigade, and the program that runs it. */
type Ground = { port: number; program: Program }

/** Without the demo, a Brigade is empty; `settings` are those of its environment. */
export type BrigadeKind = { hasDemo?: boolean; settings?: Record<string, string> }

/** A running Brigade with the demo in a database of its own; or without the demo, as a first production start is. */
export class Brigade {
  readonly #hasDemo: boolean
  readonly #settings: Record<string, string>
  #ground: Ground | undefined
  #folder = ''

  constructor({ hasDemo = true, settings = {} }: BrigadeKind = {}) {
    this.#hasDemo = hasDemo
    this.#settings = settings
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  get port(): number {
    return this.#ground?.port ?? 0
  }

  /** Returns the folder of its data. */
  get folder(): string {
    return this.#folder
  }

  /** Starts it; a restart uses the same data and address. */
  async start(ground?: Ground): Promise<void> {
    this.#folder ||= newFolder(this.#hasDemo)
    this.#ground ??= ground ?? { port: await freePort(), program: new Program() }
    const { port, program } = this.#ground
    const places = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: this.#folder }
    const demo = { DEMO: this.#hasDemo ? 'on' : 'off', PAYMENTS_PROVIDER: 'demo' }
    await program.serve({ ...places, ...demo, ...this.#settings })
  }

  /** Ends it, and the process that runs it. */
  async stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#ground?.program.end(signal)
  }

  /** Ends it permanently. The next one reuses its program and port. */
  async remove(): Promise<void> {
    await this.#ground?.program.rest()
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Creates a folder, for the demo with a copy of the data with which its journeys begin, if that exists. */
function newFolder(hasDemo: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'brigade-journey-'))
  const first = hasDemo ? process.env[firstDataFolder] : undefined
  if (first) cpSync(first, folder, { recursive: true })
  return folder
}
