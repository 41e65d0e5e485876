import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Postgres = {
  /** The address of a superuser, for `CREATE DATABASE`. */
  url: string
  /** Stops it as an administrator in a hurry does, and starts it again at the same address with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL server on a free port of the loopback address, for tests and measurements. With
 * `durable`, commits wait for the disk as in production; without it, they are faster and lost in a power cut. It ends
 * and leaves nothing behind when `stop` is called, and also when this process ends in any other way.
 */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<Postgres> {
  const keeper = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-keeper.ts'), durable ? 'durable' : 'fast'],
    // The keeper has its own process group, so that Ctrl-C in a terminal reaches this process first and the keeper
    // through its pipe.
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
