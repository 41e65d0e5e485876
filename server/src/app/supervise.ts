import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cannotStartCode } from './exit-codes.ts'
import { flushWithinMs, stopWithinMs } from './stop-limits.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/**
 * The folder of Node's compile cache for the program (`NODE_COMPILE_CACHE`). From the second start on no types are
 * stripped, which saves a quarter of the start's processor time, and 11 MB. If it can't be written, Node runs without
 * it.
 */
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/server', import.meta.url))

const firstWaitMs = 500
const longestWaitMs = 30_000
/** A run longer than this resets the restart back-off. */
const steadyAfterMs = 60_000
/** A process that outlasts its own limits no longer reacts, and is killed. */
const killAfterMs = stopWithinMs + flushWithinMs + 1500

type Ended = { code: number | null; signal: NodeJS.Signals | null }

let isStopping = false
let waitMs = firstWaitMs
let wakeUp = () => {}
let endChild: (signal: NodeJS.Signals) => void = () => {}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal))
process.exitCode = await keepRunning()

/**
 * Runs Brigade, and starts it again whatever ends it, except for an orderly stop or settings that can't work. Returns
 * the last exit code.
 */
async function keepRunning(): Promise<number> {
  for (;;) {
    const startedAt = performance.now()
    const ended = await runOnce()
    if (isStopping || ended.code === 0 || ended.code === cannotStartCode) return exitCodeOf(ended)
    if (performance.now() - startedAt > steadyAfterMs) waitMs = firstWaitMs
    log(`Brigade ended by ${ended.signal ?? `code ${ended.code}`}. It is started again in ${waitMs / 1000} s.`)
    await pause(waitMs)
    if (isStopping) return exitCodeOf(ended)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
}

function runOnce(): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // The channel closes when this process is gone, and the child then stops.
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

/**
 * Returns the exit code as shells count: 128 plus the number of the signal. Of the signals that end a process here,
 * only 9 can't be handled.
 */
function exitCodeOf({ code }: Ended): number {
  return code ?? 137
}

function log(line: string): void {
  process.stderr.write(`${line}\n`)
}
