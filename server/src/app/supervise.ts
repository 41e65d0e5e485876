import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compileCache } from './compile-cache.ts'
import { cannotStartCode } from './exit-codes.ts'
import { flushWithinMs, stopWithinMs } from './stop-limits.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

const firstWaitMs = 500
const longestWaitMs = 30_000
/** Who ran so long is not failing over and over: the next wait is the first again. */
const steadyAfterMs = 60_000
/** Somebody who ends later than they said they would hears nothing any more. */
const killAfterMs = stopWithinMs + flushWithinMs + 1500

type Ended = { code: number | null; signal: NodeJS.Signals | null }

let isStopping = false
let waitMs = firstWaitMs
let wakeUp = () => {}
let endChild: (signal: NodeJS.Signals) => void = () => {}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
process.exitCode = await keepRunning()

/** Runs Brigade, and starts it again whatever ends it, except for an orderly stop or settings that can't work. Gives the last exit code. */
async function keepRunning(): Promise<number> {
  for (;;) {
    const startedAt = performance.now()
    const ended = await runOnce()
    if (isStopping || ended.code === 0 || ended.code === cannotStartCode) return exitCodeOf(ended)
    if (performance.now() - startedAt > steadyAfterMs) waitMs = firstWaitMs
    say(`Brigade ended by ${ended.signal ?? `code ${ended.code}`}. It is started again in ${waitMs / 1000} s.`)
    await pause(waitMs)
    if (isStopping) return exitCodeOf(ended)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

function runOnce(): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // By the channel, it hears when this process is gone, and does not go on without it.
    const child = spawn(process.execPath, [program], {
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    endChild = (signal) => void child.kill(signal)
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

function stop(signal: NodeJS.Signals): void {
  isStopping = true
  wakeUp()
  endChild(signal)
  setTimeout(() => endChild('SIGKILL'), killAfterMs).unref()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    wakeUp = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/** As shells count: 128 and the number of the signal; of those that end a process here, 9 is the one that can't be handled. */
function exitCodeOf({ code }: Ended): number {
  return code ?? 137
}

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
