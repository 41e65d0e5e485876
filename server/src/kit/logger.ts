import {
  type DestinationStream,
  type Logger as PinoLogger,
  type LoggerOptions,
  pino,
  stdSerializers,
  stdTimeFunctions,
} from 'pino'
import { redact } from './redact.ts'

export type Logger = PinoLogger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** Lines are written together: a write for each would cost more than making them. */
const writeTogetherBytes = 16_000
const writeAtLeastEveryMs = 250

/** A structured log that never holds a password, token or card: JSON lines, or lines for people where one is watching. */
export async function openLog({ level, isProduction }: { level: LogLevel; isProduction: boolean }): Promise<Logger> {
  if (!isProduction && process.stdout.isTTY) return logTo(await forPeople(), level)
  let isEnding = false
  // Before pino's own: it would try for ever to write to somebody who does not read.
  process.once('exit', () => (isEnding = true))
  const retryEAGAIN = () => !isEnding
  const destination = pino.destination({ dest: 1, sync: false, minLength: writeTogetherBytes, retryEAGAIN })
  setInterval(() => destination.flush(), writeAtLeastEveryMs).unref()
  return logTo(destination, level)
}

/** The same log, to a stream of one's own. */
export function logTo(destination: DestinationStream, level: LogLevel): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: withoutInsides },
    hooks: { streamWrite: redact },
  }
  return pino(options, destination)
}

/** An error's own words and plain values: libraries hang on it what they hold inside, such as a whole connection with its keys. */
function withoutInsides(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const serialized = Object.entries(stdSerializers.err(error))
  return Object.fromEntries(serialized.filter(([, value]) => isPlain(value)))
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value !== 'function'
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

async function forPeople(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty')
  return pretty({ sync: true, ignore: 'requestId', translateTime: 'SYS:HH:MM:ss.l' })
}
