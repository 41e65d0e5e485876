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

/** Bytes that are written together: a write for each line would cost more than making it. */
const writeTogetherBytes = 16_000
const writeAtLeastEveryMs = 250

/**
 * Opens a structured log that never contains a password, token or card: JSON lines, or readable lines at a terminal.
 */
export async function openLog({ level, isProduction }: { level: LogLevel; isProduction: boolean }): Promise<Logger> {
  if (!isProduction && process.stdout.isTTY) return logTo(await forPeople(), level)
  let isEnding = false
  // This runs before pino's own exit handler, which would retry for ever to write to a reader that does not read.
  process.once('exit', () => (isEnding = true))
  const retryEAGAIN = () => !isEnding
  const destination = pino.destination({ dest: 1, sync: false, minLength: writeTogetherBytes, retryEAGAIN })
  setInterval(() => destination.flush(), writeAtLeastEveryMs).unref()
  return logTo(destination, level)
}

/** Creates the same log with another destination. */
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

/**
 * Returns an error's own message and plain values: libraries attach internals to it, such as a whole connection with
 * its keys.
 */
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
