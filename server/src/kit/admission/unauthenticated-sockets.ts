export type UnauthenticatedLimits = { ofNetwork: number; inAll: number; waitMs: number }

/**
 * Limits of unauthenticated sockets. A page signs in at once, so the sockets of a venue's guests, who share an address,
 * leave this count within moments.
 */
const limits: UnauthenticatedLimits = { ofNetwork: 1000, inAll: 4000, waitMs: 60_000 }

/** The connection of a socket that has not signed in. */
export type UnauthenticatedConnection = { network: string; cut(): void }

/**
 * The unauthenticated sockets, limited per network, in all, and in time. Above a limit, those that have waited longest
 * are cut off, never the newest: a client that means to sign in does so before that.
 */
export class UnauthenticatedSockets {
  readonly #limits: UnauthenticatedLimits
  readonly #timers = new Map<UnauthenticatedConnection, NodeJS.Timeout>()
  readonly #byNetwork = new Map<string, Set<UnauthenticatedConnection>>()

  constructor(ours: UnauthenticatedLimits = limits) {
    this.#limits = ours
  }

  enter(line: UnauthenticatedConnection): void {
    const neighbours = this.#byNetwork.get(line.network) ?? new Set()
    this.#byNetwork.set(line.network, neighbours.add(line))
    this.#timers.set(line, setTimeout(() => this.#cut(line), this.#limits.waitMs).unref())
    if (neighbours.size > this.#limits.ofNetwork) this.#cut(oldestOf(neighbours))
    if (this.#timers.size > this.#limits.inAll) this.#cut(oldestOf(this.#timers.keys()))
  }

  /** Removes a socket that signed in or closed. */
  leave(line: UnauthenticatedConnection): void {
    clearTimeout(this.#timers.get(line))
    this.#timers.delete(line)
    const neighbours = this.#byNetwork.get(line.network)
    neighbours?.delete(line)
    if (neighbours?.size === 0) this.#byNetwork.delete(line.network)
  }

  #cut(line: UnauthenticatedConnection): void {
    this.leave(line)
    line.cut()
  }
}

/** Sets and maps keep insertion order. */
function oldestOf(lines: Iterable<UnauthenticatedConnection>): UnauthenticatedConnection {
  const [oldest] = lines
  return oldest!
}
