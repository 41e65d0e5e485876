import { setTimeout as sleep } from 'node:timers/promises'
import { tooManyAtOnce } from '#kit/passwords.ts'
import { RateLimiterMemory } from 'rate-limiter-flexible'

export type SlowDownLimits = { freeTries: number; perSeconds: number; firstWaitMs: number; longestWaitMs: number }

/** Each holds a call open; who comes beyond them is told to come again. */
const waitAtMost = 200

type Pause = (milliseconds: number) => Promise<unknown>

/** Makes tries under a key wait the longer the more wrong ones there were lately. A right one is not refused for them, it only takes longer. */
export class SlowDown {
  readonly #limits: SlowDownLimits
  readonly #pause: Pause
  readonly #counts: RateLimiterMemory
  #waiting = 0

  constructor(limits: SlowDownLimits, pause: Pause = sleep) {
    this.#limits = limits
    this.#pause = pause
    this.#counts = new RateLimiterMemory({ points: limits.freeTries, duration: limits.perSeconds })
  }

  async wait(key: string): Promise<void> {
    const { freeTries, firstWaitMs, longestWaitMs } = this.#limits
    const beyond = ((await this.#counts.get(key))?.consumedPoints ?? 0) - freeTries
    if (beyond < 0) return
    if (this.#waiting >= waitAtMost) throw tooManyAtOnce()
    this.#waiting += 1
    await this.#pause(Math.min(firstWaitMs * 2 ** beyond, longestWaitMs))
    this.#waiting -= 1
  }

  async count(key: string): Promise<void> {
    await this.#counts.penalty(key)
  }

  async forget(key: string): Promise<void> {
    await this.#counts.delete(key)
  }
}
