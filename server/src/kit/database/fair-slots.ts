// Decision 116: docs/decisions/0116-lists-on-threads.md

/**
 * Runs a few tasks at a time, for owners that should not wait for each other. Those that wait take turns by owner. The
 * last free slot is for an owner that has none: whoever runs long tasks in all others leaves it free.
 */
export class FairSlots {
  readonly #atOnce: number
  readonly #running = new Map<string, number>()
  /** The waiting tasks of each owner; the owner that had a turn last comes last. */
  readonly #waiting = new Map<string, (() => void)[]>()
  #taken = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Runs a task when it is its owner's turn. */
  async run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    if (this.#mayBegin(owner)) this.#take(owner)
    else await this.#wait(owner)
    try {
      return await task()
    } finally {
      this.#giveBack(owner)
    }
  }

  #mayBegin(owner: string): boolean {
    const free = this.#atOnce - this.#taken
    return free > 1 || (free === 1 && !this.#running.has(owner))
  }

  #take(owner: string): void {
    this.#taken += 1
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1)
  }

  #wait(owner: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const waiting = this.#waiting.get(owner) ?? []
    waiting.push(resolve)
    this.#waiting.set(owner, waiting)
    return promise
  }

  #giveBack(owner: string): void {
    this.#taken -= 1
    const left = (this.#running.get(owner) ?? 1) - 1
    if (left > 0) this.#running.set(owner, left)
    else this.#running.delete(owner)
    for (let next = this.#nextOwner(); next !== undefined; next = this.#nextOwner()) this.#begin(next)
  }

  #nextOwner(): string | undefined {
    return [...this.#waiting.keys()].find((owner) => this.#mayBegin(owner))
  }

  #begin(owner: string): void {
    const waiting = this.#waiting.get(owner) ?? []
    const begin = waiting.shift()
    this.#waiting.delete(owner)
    if (waiting.length > 0) this.#waiting.set(owner, waiting)
    this.#take(owner)
    begin?.()
  }
}
