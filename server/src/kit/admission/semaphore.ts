export type TurnLimits = { atOnce: number; waitAtMost: number }

/**
 * The rank of a task: before all others, or after them. Each rank has its own queue, so that neither can fill the
 * other's.
 */
export type Rank = 'first' | 'last'

/** Limits how many tasks run at once and how many wait, for expensive work that any caller can ask for. */
export class Semaphore {
  readonly #limits: TurnLimits
  readonly #waiting: Record<Rank, (() => void)[]> = { first: [], last: [] }
  #running = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Runs a task when it is its turn. Returns undefined, without running it, when too many of its rank wait already. */
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
