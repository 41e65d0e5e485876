import { budget } from './admission.ts'
import { HeldBytes, type HeldLimits, type SignedInConnection } from './held-bytes.ts'

export type SignedInLimits = { linesOfOne: number; partial: HeldLimits; unread: HeldLimits }

const limits: SignedInLimits = {
  linesOfOne: 500,
  partial: { ofOne: budget.bytes, inAll: 48_000_000 },
  unread: { ofOne: budget.answerBytes, inAll: 256_000_000 },
}

/**
 * The sockets of signed-in principals, with limits on their number per person or table and on the memory they hold
 * together. Above a limit on the number, the oldest connection is cut off, never the newest.
 */
export class SignedInConnections {
  /** Memory of messages that have begun to arrive and are incomplete. */
  readonly partial: HeldBytes
  /** Memory of answers that have not left. */
  readonly unread: HeldBytes
  readonly #linesOfOne: number
  readonly #byPerson = new Map<string, Set<SignedInConnection>>()

  constructor({ linesOfOne, partial, unread }: SignedInLimits = limits) {
    this.#linesOfOne = linesOfOne
    this.partial = new HeldBytes(partial)
    this.unread = new HeldBytes(unread)
  }

  enter(line: SignedInConnection): void {
    const theirs = this.#byPerson.get(line.who) ?? new Set()
    this.#byPerson.set(line.who, theirs.add(line))
    if (theirs.size <= this.#linesOfOne) return
    // Sets keep insertion order.
    const [oldest] = theirs
    this.leave(oldest!)
    oldest!.cut()
  }

  /** Removes a connection that signed out, signed in as another principal, or closed. */
  leave(line: SignedInConnection): void {
    this.partial.note(line, 0)
    this.unread.note(line, 0)
    const theirs = this.#byPerson.get(line.who)
    theirs?.delete(line)
    if (theirs?.size === 0) this.#byPerson.delete(line.who)
  }
}
