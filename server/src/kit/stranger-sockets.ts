export type StrangerLimits = { ofNetwork: number; inAll: number; waitMs: number }

/** A page signs in at once, so those of a venue's guests, who share an address, come and go here within moments. */
const limits: StrangerLimits = { ofNetwork: 1000, inAll: 4000, waitMs: 60_000 }

/** The line of a socket from which nobody has signed in. */
export type StrangerLine = { network: string; cut(): void }

/**
 * The sockets from which nobody has signed in: so many of a network, so many in all, and none of them for ever. Of too many, those that
 * have waited longest are cut off, never the newcomer: who means to sign in does so before that.
 */
export class StrangerSockets {
  readonly #limits: StrangerLimits
  readonly #timers = new Map<StrangerLine, NodeJS.Timeout>()
  readonly #byNetwork = new Map<string, Set<StrangerLine>>()

  constructor(ours: StrangerLimits = limits) {
    this.#limits = ours
  }

  enter(line: StrangerLine): void {
    const neighbours = this.#byNetwork.get(line.network) ?? new Set()
    this.#byNetwork.set(line.network, neighbours.add(line))
    this.#timers.set(line, setTimeout(() => this.#cut(line), this.#limits.waitMs).unref())
    if (neighbours.size > this.#limits.ofNetwork) this.#cut(oldestOf(neighbours))
    if (this.#timers.size > this.#limits.inAll) this.#cut(oldestOf(this.#timers.keys()))
  }

  /** Signed in, or gone. */
  leave(line: StrangerLine): void {
    clearTimeout(this.#timers.get(line))
    this.#timers.delete(line)
    const neighbours = this.#byNetwork.get(line.network)
    neighbours?.delete(line)
    if (neighbours?.size === 0) this.#byNetwork.delete(line.network)
  }

  #cut(line: StrangerLine): void {
    this.leave(line)
    line.cut()
  }
}

/** Sets and maps keep the order in which things came. */
function oldestOf(lines: Iterable<StrangerLine>): StrangerLine {
  const [oldest] = lines
  return oldest!
}
