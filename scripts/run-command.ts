import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)

export type Command = {
  /** The name of a program: the repository's own tools and its Node come before the machine's. */
  program: string
  args: string[]
  /** A folder of the repository; by default its root. */
  folder?: string
  env?: Record<string, string | undefined>
}

const running = new Set<ChildProcess>()

/** Runs a command in our terminal and returns its exit code; it ends when this process is asked to end. */
export function runCommand(command: Command): Promise<number> {
  const child = startCommand(command)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Runs a command and returns its output without showing it, unless it fails. */
export async function readCommand(command: Command): Promise<string> {
  const child = startCommand(command, ['ignore', 'pipe', 'inherit'])
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  if (code !== 0) throw new Error(`"${command.program} ${command.args.join(' ')}" ended with code ${code}`)
  return Buffer.concat(chunks).toString('utf8')
}

/** Runs a command and returns its exit code and all of its output, both streams in order. */
export async function recordCommand(command: Command): Promise<{ code: number; output: string }> {
  const child = startCommand(command, ['ignore', 'pipe', 'pipe'])
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve(exitCode ?? 1))
  })
  return { code, output: Buffer.concat(chunks).toString('utf8') }
}

type Stdio = 'inherit' | ['ignore', 'pipe', 'inherit' | 'pipe']

function startCommand({ program, args, folder = '.', env = {} }: Command, stdio: Stdio = 'inherit'): ChildProcess {
  const child = spawn(program, args, {
    cwd: join(root, folder),
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`, ...env },
    stdio,
  })
  if (running.size === 0) listenForTheEnd()
  running.add(child)
  child.once('close', () => {
    running.delete(child)
    if (running.size === 0) stopListening()
  })
  return child
}

function listenForTheEnd(): void {
  process.on('SIGINT', endRunning)
  process.on('SIGTERM', endRunning)
}

function stopListening(): void {
  process.off('SIGINT', endRunning)
  process.off('SIGTERM', endRunning)
}

function endRunning(signal: NodeJS.Signals): void {
  const codes = { SIGINT: 130, SIGTERM: 143 } as Record<string, number>
  process.exitCode = codes[signal] ?? 1
  for (const child of running) {
    child.once('close', () => {
      if (running.size === 0) process.exit()
    })
    child.kill('SIGTERM')
  }
}
