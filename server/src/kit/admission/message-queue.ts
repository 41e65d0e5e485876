/**
 * Limits of what is read from all connections together in one turn of the event loop: the rest of the turn belongs to
 * other calls.
 */
const aTurn = { messages: 20, bytes: 32_000 } as const

/** Returns the queue key of an unauthenticated caller: all such callers behind one network take turns together. */
export function unauthenticatedKeyOf(network: string): string {
  return `network ${network}`
}

/** The next message of a connection, or what has arrived of it. */
export type Reading = {
  who: string
  /** Reads it, and returns the number of bytes that were read. */
  read(): number
}

/**
 * Reads the messages of all sockets and the bodies of all requests in turns, one per person. A person who sends more
 * than can be read waits for it, over however many connections they send it, and delays no other person.
 */
export class MessageQueue {
  readonly #waiting = new Map<string, Reading[]>()
  #messages = 0
  #bytes = 0
  #isNextDue = false

  /** Reads at once if there is time. */
  take(reading: Reading): void {
    if (this.#waiting.size === 0 && this.#hasTime()) this.#read(reading)
    else this.#wait(reading)
    this.#planNext()
  }

  /** Waits until a body that has arrived may be read. */
  next({ who, bytes }: { who: string; bytes: number }): Promise<void> {
    return new Promise((resolve) => {
      const read = () => {
        resolve()
        return bytes
      }
      this.take({ who, read })
    })
  }

  /** Forgets a waiting read: its connection is gone. */
  forget(reading: Reading): void {
    const left = this.#waiting.get(reading.who)?.filter((each) => each !== reading)
    if (left?.length === 0) this.#waiting.delete(reading.who)
    else if (left) this.#waiting.set(reading.who, left)
  }

  #wait(reading: Reading): void {
    const theirs = this.#waiting.get(reading.who)
    if (theirs) theirs.push(reading)
    else this.#waiting.set(reading.who, [reading])
  }

  #planNext(): void {
    if (this.#isNextDue) return
    this.#isNextDue = true
    setImmediate(() => {
      this.#isNextDue = false
      this.#messages = 0
      this.#bytes = 0
      while (this.#waiting.size > 0 && this.#hasTime()) this.#readNext()
      if (this.#waiting.size > 0) this.#planNext()
    })
  }

  /** Reads the next message, then moves its sender behind all others: maps keep insertion order. */
  #readNext(): void {
    const [first] = this.#waiting
    const [who, theirs] = first!
    const next = theirs.shift()
    this.#waiting.delete(who)
    if (theirs.length > 0) this.#waiting.set(who, theirs)
    if (next) this.#read(next)
  }

  #hasTime(): boolean {
    return this.#messages < aTurn.messages && this.#bytes < aTurn.bytes
  }

  #read({ read }: Reading): void {
    this.#messages += 1
    this.#bytes += read()
  }
}
