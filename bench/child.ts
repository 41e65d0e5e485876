import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const running = new Set<ChildProcess>()

export type ChildSettings = {
  /** The file to run. */
  program: string
  nodeOptions?: readonly string[]
  env?: Record<string, string>
}

/** Starts a separate program on the Node that runs this one. Its standard output is not shown. */
export function startChild({ program, nodeOptions = [], env = {} }: ChildSettings): ChildProcess {
  const child = fork(program, {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Sends a child a question, and returns its next message. Fails if the child ends instead. */
export async function ask<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  return await new Promise<Answer>((resolve, reject) => {
    const handleExit = (code: number | null) => reject(new Error(`${child.spawnfile} ended with ${code}`))
    child.once('exit', handleExit)
    child.once('message', (answer) => {
      child.off('exit', handleExit)
      // Both ends of the channel are files of this folder.
      resolve(answer as Answer)
    })
    child.send(question as object)
  })
}

/** Ends a child: politely, and by force after twelve seconds. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), 12_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}

export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Returns a port that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}
