import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type SpawnedServer = {
  url: string
  pid: number
  /** Sends a signal and resolves with the exit code. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export type SpawnServer = {
  /** True to start it with its supervisor. */
  isSupervised?: true
  /** True if its standard output is neither read nor thrown away. */
  isUnread?: true
  /** A program with arguments that starts Brigade in its own place. */
  launcher?: readonly string[]
}

const programs = {
  alone: new URL('../src/app/main.ts', import.meta.url).pathname,
  supervised: new URL('../src/app/supervise.ts', import.meta.url).pathname,
}

/**
 * Starts Brigade as a separate process, as people do, and resolves when it is ready. It has no demo unless its environment
 * asks for one.
 */
export async function spawnServer(env: Record<string, string>, options: SpawnServer = {}): Promise<SpawnedServer> {
  const port = await freePort()
  const child = spawnProgram({ PORT: String(port), ...env }, options)
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    pid: child.pid!,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}

/** Starts it without waiting. */
export function spawnProgram(
  env: Record<string, string>,
  { isSupervised, isUnread, launcher = [] }: SpawnServer,
): ChildProcess {
  const brigade = isSupervised ? programs.supervised : programs.alone
  const [program, ...args] = [...launcher, process.execPath, brigade]
  return spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO: 'off',
      LOCAL_TARGETS: 'on',
      ...env,
    },
    stdio: ['ignore', isUnread ? 'pipe' : 'ignore', 'inherit'],
  })
}

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it was ready`)
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await sleep(50)
  }
  throw new Error('The server was not ready within two minutes')
}

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port to be had')
  return address.port
}
