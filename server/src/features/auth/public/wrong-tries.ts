import { waitSentence } from '@brigade/domain/auth/auth.errors.ts'
import type { RateLimiterRes } from 'rate-limiter-flexible'
import type { Bus } from '#kit/events/bus.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { SharedCounts } from '#kit/events/shared-counts.ts'

export type TryLimits = { wrongTries: number; perSeconds: number; lockSeconds: number }

/**
 * The counts of wrong tries of secrets by key (an account, an address) in all processes; a key that made too many is locked.
 * Tries under one key are checked one after the other, so that guesses sent all at once are counted like those sent in a row.
 */
export class WrongTries {
  readonly #limits: TryLimits
  readonly #counts: SharedCounts
  readonly #turns = new Map<string, Promise<unknown>>()

  /** `of` distinguishes these counts from others on the bus. */
  constructor(limits: TryLimits, { bus, of }: { bus: Bus; of: string }) {
    const { wrongTries: most, perSeconds, lockSeconds } = limits
    this.#limits = limits
    this.#counts = new SharedCounts({ bus, of, most, perSeconds, lockSeconds })
  }

  /** Runs a check when it is the key's turn; undefined counts as a wrong try. Throws TooManyRequests while the key is locked. */
  async check<T>(key: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.#inTurn(key, async () => {
      await this.#refuseLocked(key)
      const result = await check()
      if (result === undefined) await this.#counts.add(key)
      return result
    })
  }

  /** Counts a wrong try that was checked already. Throws TooManyRequests while the key is locked. */
  async count(key: string): Promise<void> {
    await this.#refuseLocked(key)
    await this.#counts.add(key)
  }

  /** Forgets the wrong tries of a key. */
  async forget(key: string): Promise<void> {
    await this.#counts.forget(key)
  }

  async #refuseLocked(key: string): Promise<void> {
    const before = await this.#counts.get(key)
    if (before && before.consumedPoints >= this.#limits.wrongTries) refuseTry(before)
  }

  async #inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(key) ?? Promise.resolve()
    const turn = before.then(task, task)
    this.#turns.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(key) === turn) this.#turns.delete(key)
    }
  }
}

function refuseTry({ msBeforeNext }: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  throw tooManyRequests({ message: waitSentence(seconds), reason: 'tooManyTries', extras: { retryAfter: seconds } })
}
