import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { callFailureOf, causeOf } from '#kit/outgoing/call-failure.ts'
import { doneQuestion, type LineReason, statusLength, statusQuestions, troubleIn } from './printer-status.ts'

/** The time limits for a printer, in milliseconds. */
export type PrinterPatience = {
  /** Until it accepts the connection. */
  connectMs: number
  /** Until it reports its status. Many never do, and are used anyway. */
  statusMs: number
  /** From the first byte until it has read all. */
  printMs: number
}

/** The outcome of a print: with `notPrinted`, nothing of it can have come out; with `uncertain`, some of it may have. */
export type PrintOutcome = { state: 'printed' } | NotCertain

/** `cause` is the error's message, for the log. */
type NotCertain = { state: 'notPrinted' | 'uncertain' } & Fault

export type Fault = { reason: LineReason; cause?: string }

export type PrintOnLine = {
  to: { address: string; family: number; port: number }
  commands: Iterable<Uint8Array>
  patience: PrinterPatience
}

/**
 * Prints over a connection of its own. A printer that reports no paper, an open cover or a fault gets nothing. One that has reported
 * its status also confirms the end of the print; the others have read it all when they end the connection too.
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

/** Returns why there is no connection; undefined once there is one. */
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

/** Returns why it may not have come out; undefined if it has. */
async function send(
  { socket, answers, commands, isAnswering }: Sending,
  withinMs: number,
): Promise<LineReason | undefined> {
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
    // Only the kind of failure is known.
    return patience.aborted ? 'noAnswer' : 'connectionLost'
  }
}

/** The answers of a printer, byte by byte. */
class Answers {
  readonly #socket: Socket
  readonly #gone = new AbortController()
  #heard: number[] = []

  constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Uint8Array) => {
      // Longer input is no answer of a printer.
      if (this.#heard.length < mostReceived) this.#heard.push(...bytes.subarray(0, mostReceived))
    })
    socket.on('end', () => this.#gone.abort())
    socket.on('close', () => this.#gone.abort())
    // Pending waits receive errors themselves; this listener handles those in between.
    socket.on('error', () => this.#gone.abort())
  }

  /** Aborted when the printer has ended the connection. */
  get gone(): AbortSignal {
    return this.#gone.signal
  }

  /** Returns all bytes received, once there are this many; undefined if they do not come. */
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

const mostReceived = 64
