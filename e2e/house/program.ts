import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../server/testing/serve-in-turns.ts')

/**
 * A process that loads the program once and serves one Brigade after another: loading it costs more than most journeys.
 */
export class Program {
  #process: ChildProcess | undefined

  /** Serves this Brigade in place of the previous one. */
  async serve(env: Record<string, string>): Promise<void> {
    this.#process ??= await startProcess()
    await this.#take({ env })
  }

  /** Ends the current Brigade normally, and is ready for the next. */
  async rest(): Promise<void> {
    if (this.#process) await this.#take({})
  }

  /** Ends the process, by default as a power cut does. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (!child || hasEnded(child)) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async #take(turn: { env?: Record<string, string> }): Promise<void> {
    const child = this.#process!
    const answered = answerOf(child)
    child.send(turn)
    await answered
  }
}

async function startProcess(): Promise<ChildProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(file, {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'test' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answerOf(child)
  return child
}

/** Waits for the next message of the process; it fails if the process ends instead. */
async function answerOf(child: ChildProcess): Promise<void> {
  const given = new AbortController()
  const { signal } = given
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The server ended with ${child.signalCode ?? `code ${child.exitCode}`} before it was ready`)
  })
  await Promise.race([once(child, 'message', { signal }), ended]).finally(() => given.abort())
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
