import { budget } from './admission.ts'
import { HeldBytes, type HeldLimits, type PersonLine } from './held-bytes.ts'

export type SignedInLimits = { linesOfOne: number; partial: HeldLimits; unread: HeldLimits }

const limits: SignedInLimits = {
  linesOfOne: 500,
  partial: { ofOne: budget.bytes, inAll: 48_000_000 },
  unread: { ofOne: budget.answerBytes, inAll: 256_000_000 },
}

/**
 * The sockets of those who have signed in: so many of one person or table, and what they hold together. Of too many, the one that has stood
 * longest is cut off, never the newcomer.
 */
export class SignedInLines {
  /** Of messages that have begun to arrive and are not whole. */
  readonly partial: HeldBytes
  /** Of answers that have not left. */
  readonly unread: HeldBytes
  readonly #linesOfOne: number
  readonly #byPerson = new Map<string, Set<PersonLine>>()

  constructor({ linesOfOne, partial, unread }: SignedInLimits = limits) {
    this.#linesOfOne = linesOfOne
    this.partial = new HeldBytes(partial)
    this.unread = new HeldBytes(unread)
  }

  enter(line: PersonLine): void {
    const theirs = this.#byPerson.get(line.who) ?? new Set()
    this.#byPerson.set(line.who, theirs.add(line))
    if (theirs.size <= this.#linesOfOne) return
    // Sets keep the order in which things came.
    const [oldest] = theirs
    this.leave(oldest!)
    oldest!.cut()
  }

  /** Signed out, in as somebody else, or gone. */
  leave(line: PersonLine): void {
    this.partial.note(line, 0)
    this.unread.note(line, 0)
    const theirs = this.#byPerson.get(line.who)
    theirs?.delete(line)
    if (theirs?.size === 0) this.#byPerson.delete(line.who)
  }
}
