import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { PrintReason } from '@brigade/domain/printers/print-jobs.schema.ts'
import { callFailureOf, causeOf } from '#kit/call-failure.ts'
import { doneQuestion, statusLength, statusQuestions, troubleIn } from './printer-status.ts'

/** How long a printer is waited for, in milliseconds. */
export type PrinterPatience = {
  /** Until it takes the connection. */
  connectMs: number
  /** Until it says how it is. Many never do, and are printed on all the same. */
  statusMs: number
  /** From the first byte until it has read all. */
  printMs: number
}

/** Why a printer did not print, as the server's log has it: more than venues are told of what stands in a network. */
export type LineReason = PrintReason | 'refused' | 'notPrinter'

/** What became of a print: nothing of it can have come out where it is `notPrinted`; where it is `uncertain`, some of it may have. */
export type PrintOutcome = { state: 'printed' } | NotCertain

/** `cause` is what the error said, for the log. */
type NotCertain = { state: 'notPrinted' | 'uncertain' } & Fault

export type Fault = { reason: LineReason; cause?: string }

export type PrintOnLine = {
  to: { address: string; family: number; port: number }
  commands: Iterable<Uint8Array>
  patience: PrinterPatience
}

/**
 * Prints over a connection of its own. A printer that says it is out of paper, open or broken gets nothing. One that has said how it is
 * tells in the end that it has printed all; of others it is known that they have read it when they end the connection too.
 */
export async function printOnLine({ to, commands, patience }: PrintOnLine): Promise<PrintOutcome> {
  const socket = connect({ host: to.address, port: to.port, family: to.family, noDelay: true })
  const answers = new Answers(socket)
  try {
    const refused = await connected(socket, patience.connectMs)
    if (refused) return { state: 'notPrinted', ...refused }
    socket.write(statusQuestions)
    const status = await answers.next(statusLength, AbortSignal.timeout(patience.statusMs))
    const trouble = socket.readable ? status && troubleIn(status) : 'connectionLost'
    if (trouble) return { state: 'notPrinted', reason: trouble }
    const reason = await send({ socket, answers, commands, isAnswering: status !== undefined }, patience.printMs)
    return reason ? { state: 'uncertain', reason } : { state: 'printed' }
  } finally {
    socket.destroy()
  }
}

/** Gives why nobody took the connection; undefined when somebody has. */
async function connected(socket: Socket, withinMs: number): Promise<Fault | undefined> {
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(withinMs) })
    return undefined
  } catch (error) {
    const failure = callFailureOf(error)
    const reason = failure === 'refused' || failure === 'serverFault' ? failure : 'unreachable'
    return { reason, cause: causeOf(error) }
  }
}

type Sending = { socket: Socket; answers: Answers; commands: Iterable<Uint8Array>; isAnswering: boolean }

/** Gives why it may not have come out; undefined when it has. */
async function send(
  { socket, answers, commands, isAnswering }: Sending,
  withinMs: number,
): Promise<PrintReason | undefined> {
  const patience = AbortSignal.timeout(withinMs)
  const signal = AbortSignal.any([patience, answers.gone])
  try {
    for (const command of commands) {
      if (!socket.write(command)) await once(socket, 'drain', { signal })
      signal.throwIfAborted()
    }
    if (isAnswering) {
      answers.forget()
      socket.write(doneQuestion)
      const done = await answers.next(1, signal)
      if (done) return undefined
      throw new Error('It has not said that it has printed all')
    }
    const ended = once(socket, 'end', { signal: patience })
    socket.end()
    await ended
    return undefined
  } catch {
    // Which of the two it was, is all that is known of it.
    return patience.aborted ? 'noAnswer' : 'connectionLost'
  }
}

/** What a printer says, byte by byte. */
class Answers {
  readonly #socket: Socket
  readonly #gone = new AbortController()
  #heard: number[] = []

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Uint8Array) => {
      // What is longer is no answer of a printer.
      if (this.#heard.length < mostHeard) this.#heard.push(...bytes.subarray(0, mostHeard))
    })
    socket.on('end', () => this.#gone.abort())
    socket.on('close', () => this.#gone.abort())
    // Those who wait for something hear of it by themselves; between them nobody does.
    socket.on('error', () => this.#gone.abort())
  }

  /** Aborted when the printer has ended the connection. */
  get gone(): AbortSignal {
    return this.#gone.signal
  }

  /** All that was said, once it is so many bytes; undefined where they don't come. */
  async next(length: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const until = AbortSignal.any([signal, this.gone])
    while (this.#heard.length < length && !until.aborted)
      await once(this.#socket, 'data', { signal: until }).catch(() => undefined)
    return this.#heard.length < length ? undefined : Uint8Array.from(this.#heard)
  }

  forget(): void {
    this.#heard = []
  }
}

const mostHeard = 64
