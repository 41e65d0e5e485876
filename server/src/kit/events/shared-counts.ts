import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Bus } from './bus.ts'

declare module './bus.ts' {
  interface BusTopics {
    'counts:added': { of: string; key: string }
    'counts:forgotten': { of: string; key: string }
  }
}

export type SharedCountsOptions = {
  bus: Bus
  /** Identifies these counts among others. */
  of: string
  most: number
  perSeconds: number
  /** Seconds that a key stays at its maximum. */
  lockSeconds?: number
}

/** Counts by key what happens in all processes; each process stores the counts itself. */
export class SharedCounts {
  readonly #options: SharedCountsOptions
  readonly #counts: RateLimiterMemory

  constructor(options: SharedCountsOptions) {
    const { bus, of, most, perSeconds } = options
    this.#options = options
    this.#counts = new RateLimiterMemory({ points: most, duration: perSeconds })
    bus.on('counts:added', (count) => (count.of === of ? this.#add(count.key) : undefined))
    bus.on('counts:forgotten', async (count) => void (count.of === of && (await this.#counts.delete(count.key))))
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.#counts.get(key)
  }

  async add(key: string): Promise<void> {
    await this.#options.bus.publish('counts:added', { of: this.#options.of, key })
  }

  async forget(key: string): Promise<void> {
    await this.#options.bus.publish('counts:forgotten', { of: this.#options.of, key })
  }

  async #add(key: string): Promise<void> {
    const { most, lockSeconds } = this.#options
    const { consumedPoints } = await this.#counts.penalty(key)
    if (lockSeconds !== undefined && consumedPoints >= most) await this.#counts.block(key, lockSeconds)
  }
}
