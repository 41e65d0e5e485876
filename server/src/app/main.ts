import { messageOf } from '#kit/errors/error-text.ts'
import { type Logger, openLog } from '#kit/logging/logger.ts'
import { readSettings, type Settings, WrongSettings } from '#kit/settings/settings.ts'
import { cannotStartCode } from './exit-codes.ts'
import { serve } from './serve.ts'
import { failureForGood } from './start-failures.ts'
import { flushWithinMs, stopWithinMs } from './stop-limits.ts'

/** Signals within this time count as one, in milliseconds. */
const sameSignalMs = 1000

// Answers of some kilobytes share pieces of memory, as small ones do; otherwise memory would be allocated and freed for
// each of them.
Buffer.poolSize = 65_536

await start()

async function start(): Promise<void> {
  const settings = settingsOrNothing()
  if (!settings) return
  const log = await openLog({ level: settings.logLevel, isProduction: settings.isProduction })
  try {
    await serveUntilStopped(settings, log)
  } catch (error) {
    const forGood = failureForGood(error, settings)
    const sentence = `Brigade could not start: ${forGood ?? messageOf(error)}`
    log.fatal({ err: error }, sentence)
    log.flush()
    if (!settings.isProduction) printLine(sentence)
    process.exit(forGood === undefined ? 1 : cannotStartCode)
  }
}

function settingsOrNothing(): Settings | undefined {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof WrongSettings)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = cannotStartCode
    return undefined
  }
}

async function serveUntilStopped(settings: Settings, log: Logger): Promise<void> {
  const { address, demoNotes, newerDatabase, stop } = await serve(settings, log)
  const stopWith = stopOnce(log, stop)
  stopOnSignal(log, stopWith)
  stopOnAccident(log)
  void newerDatabase.then((error) => {
    const sentence = `Brigade ends: ${error.message}`
    log.fatal({ err: error }, sentence)
    if (!settings.isProduction) printLine(sentence)
    stopWith(cannotStartCode)
  })
  // In production, readers of the log expect JSON in every line.
  if (settings.isProduction) log.info({ address }, 'Brigade is ready')
  else printLine([`Brigade is at ${address}`, demoNotes].filter(Boolean).join('\n'))
}

/** Ends the server in order, once, with a code; after too long a wait at once. */
function stopOnce(log: Logger, stop: () => Promise<void>): (code: number) => void {
  let isStopping = false
  return (code) => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => end(log, code || 1), stopWithinMs).unref()
    stop().then(
      () => end(log, code),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping went wrong')
        end(log, code || 1)
      },
    )
  }
}

/** Ends the server in order at the first signal, and at once at a second one. */
function stopOnSignal(log: Logger, stopWith: (code: number) => void): void {
  let signalledAt: number | undefined
  const handle = (signal: NodeJS.Signals) => {
    if (signalledAt !== undefined) {
      // A shell and npm each pass the same Ctrl+C on: only a later one means "now".
      if (performance.now() - signalledAt > sameSignalMs) process.exit(1)
      return
    }
    signalledAt = performance.now()
    log.info({ signal }, 'Stopping')
    stopWith(0)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
  // This happens only if a supervisor started it: without the supervisor nothing could stop it, and its port would stay
  // taken.
  process.on('disconnect', () => handle('SIGTERM'))
  process.channel?.unref()
}

/**
 * Ends the process after an unexpected error, because its state is unknown: what is committed is safe, and it is
 * started again.
 */
function stopOnAccident(log: Logger): void {
  const handle = (error: unknown) => {
    log.fatal({ err: error }, 'Brigade ends by an error that nothing caught')
    end(log, 1)
  }
  process.on('uncaughtException', handle)
  process.on('unhandledRejection', handle)
}

function end(log: Logger, code: number): void {
  // A reader that does not read the log keeps no process from ending.
  setTimeout(() => process.exit(code), flushWithinMs)
  log.flush(() => process.exit(code))
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
