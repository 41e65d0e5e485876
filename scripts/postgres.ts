import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Postgres = {
  /** A superuser's address, for `CREATE DATABASE`. */
  url: string
  /** Ends it as an administrator does in a hurry, and starts it again at the same address with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL server on a free port of the loopback address, for tests and measurements.
 * With `durable`, commits wait for the disk as in production; without, they are faster and lost in a power cut.
 * It ends and leaves nothing behind when `stop` is called, and also when this process ends in any other way.
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<Postgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), durable ? 'durable' : 'fast'],
    // In a process group of its own, so that Ctrl-C in a terminal reaches us first and the keeper through its pipe.
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true },
  )
  const ended = once(keeper, 'exit')
  const lines = createInterface({ input: keeper.stdout })
  const nextLine = () =>
    Promise.race([
      once(lines, 'line').then(([line]) => String(line)),
      ended.then(() => Promise.reject(new Error('PostgreSQL did not start; its reason stands above.'))),
    ])

  return {
    url: await nextLine(),
    async restart() {
      keeper.stdin.write('restart\n')
      await nextLine()
    },
    async stop() {
      keeper.stdin.end()
      await ended
    },
  }
}
