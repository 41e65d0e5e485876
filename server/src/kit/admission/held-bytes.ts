export type HeldLimits = { ofOne: number; inAll: number }

/** A connection of a signed-in principal. */
export type SignedInConnection = { who: string; cut(): void }

type Held = { bytes: number; byLine: Map<SignedInConnection, number> }

/**
 * Tracks the memory that connections hold. If one principal or all together hold too much, the connection that holds
 * most is cut off.
 */
export class HeldBytes {
  readonly #limits: HeldLimits
  readonly #byPerson = new Map<string, Held>()
  #bytes = 0

  constructor(limits: HeldLimits) {
    this.#limits = limits
  }

  /** Records how much a connection holds now. The first bytes of a person always have room. */
  note(line: SignedInConnection, bytes: number): void {
    const theirs = this.#byPerson.get(line.who) ?? { bytes: 0, byLine: new Map() }
    const isFirst = theirs.bytes === 0
    this.#add(line, theirs, bytes)
    while (!isFirst && theirs.bytes > this.#limits.ofOne) this.#cutLargest([theirs])
    while (this.#bytes > this.#limits.inAll) this.#cutLargest(this.#byPerson.values())
  }

  #add(line: SignedInConnection, theirs: Held, bytes: number): void {
    const more = bytes - (theirs.byLine.get(line) ?? 0)
    theirs.bytes += more
    this.#bytes += more
    if (bytes === 0) theirs.byLine.delete(line)
    else theirs.byLine.set(line, bytes)
    if (theirs.byLine.size === 0) this.#byPerson.delete(line.who)
    else this.#byPerson.set(line.who, theirs)
  }

  #cutLargest(people: Iterable<Held>): void {
    const lines = [...people].flatMap((held) => [...held.byLine].map(([line, bytes]) => ({ line, bytes, held })))
    const { line, held } = lines.reduce((most, each) => (each.bytes > most.bytes ? each : most))
    this.#add(line, held, 0)
    line.cut()
  }
}
