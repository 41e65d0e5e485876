import { messageOf } from '#kit/error-words.ts'
import { type Logger, openLog } from '#kit/logger.ts'
import { readSettings, type Settings, WrongSettings } from '#kit/settings.ts'
import { cannotStartCode } from './exit-codes.ts'
import { serve } from './serve.ts'
import { failureForGood } from './start-failures.ts'
import { flushWithinMs, stopWithinMs } from './stop-limits.ts'

/** Signals that come closer together than this are one. */
const sameSignalMs = 1000

// Answers of some kilobytes share pieces of memory, as small ones do, which would otherwise be got and given back for each of them.
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
    if (!settings.isProduction) say(sentence)
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
    if (!settings.isProduction) say(sentence)
    stopWith(cannotStartCode)
  })
  // In production, what reads the log expects JSON in every line.
  if (settings.isProduction) log.info({ address }, 'Brigade is ready')
  else say([`Brigade is at ${address}`, demoNotes].filter(Boolean).join('\n'))
}

/** Ends it in order, once, with a code; after too long a wait at once. */
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

/** The first signal ends it in order, a second one at once. */
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
  // Only where a supervisor started it: without that one nobody could stop it, and its place would stay taken.
  process.on('disconnect', () => handle('SIGTERM'))
  process.channel?.unref()
}

/** After an error that nobody expected the state is unknown: what is committed is safe, so it ends and is started again. */
function stopOnAccident(log: Logger): void {
  const handle = (error: unknown) => {
    log.fatal({ err: error }, 'Brigade ends by an error that nothing caught')
    end(log, 1)
  }
  process.on('uncaughtException', handle)
  process.on('unhandledRejection', handle)
}

function end(log: Logger, code: number): void {
  // Somebody who does not read what is logged keeps nothing from ending.
  setTimeout(() => process.exit(code), flushWithinMs)
  log.flush(() => process.exit(code))
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
