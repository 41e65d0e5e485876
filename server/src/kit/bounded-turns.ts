export type TurnLimits = { atOnce: number; waitAtMost: number }

/** Before everybody else, or after them. Each has room of its own to wait, so that neither can fill the other's. */
export type Rank = 'first' | 'last'

/** Lets only so many tasks run at once and so many wait, for work that costs much and that anybody can ask for. */
export class BoundedTurns {
  readonly #limits: TurnLimits
  readonly #waiting: Record<Rank, (() => void)[]> = { first: [], last: [] }
  #running = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Runs a task when it is its turn. Undefined, without running it, when too many of its rank wait already. */
  async run<T>(task: () => Promise<T>, rank: Rank): Promise<{ value: T } | undefined> {
    if (this.#running >= this.#limits.atOnce) {
      const line = this.#waiting[rank]
      if (line.length >= this.#limits.waitAtMost) return undefined
      await new Promise<void>((resolve) => void line.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return { value: await task() }
    } finally {
      this.#passOn()
    }
  }

  #passOn(): void {
    const next = this.#waiting.first.shift() ?? this.#waiting.last.shift()
    if (next) next()
    else this.#running -= 1
  }
}
