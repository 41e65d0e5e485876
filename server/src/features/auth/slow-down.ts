import { setTimeout as sleep } from 'node:timers/promises'
import { tooManyAtOnce } from './public/passwords.ts'
import type { Bus } from '#kit/events/bus.ts'
import { SharedCounts } from '#kit/events/shared-counts.ts'

export type SlowDownLimits = { freeTries: number; perSeconds: number; firstWaitMs: number; longestWaitMs: number }

/** Maximum number of waiting calls, as each keeps a call open; further ones are asked to try again later. */
const waitAtMost = 200

type Pause = (milliseconds: number) => Promise<unknown>

/** Delays tries under a key, the longer the more wrong ones there were recently. A right one is delayed but not refused. */
export class SlowDown {
  readonly #limits: SlowDownLimits
  readonly #pause: Pause
  readonly #counts: SharedCounts
  #waiting = 0

  constructor(limits: SlowDownLimits, { bus, of, pause = sleep }: { bus: Bus; of: string; pause?: Pause }) {
    this.#limits = limits
    this.#pause = pause
    this.#counts = new SharedCounts({ bus, of, most: limits.freeTries, perSeconds: limits.perSeconds })
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
    await this.#counts.add(key)
  }

  async forget(key: string): Promise<void> {
    await this.#counts.forget(key)
  }
}
