import { setTimeout as sleep } from 'node:timers/promises'
import { tooManyAtOnce } from './door/passwords.ts'
import type { Bus } from '#kit/bus.ts'
import { SharedCounts } from '#kit/shared-counts.ts'

export type SlowDownLimits = { freeTries: number; perSeconds: number; firstWaitMs: number; longestWaitMs: number }

/** Each holds a call open; who comes beyond them is told to come again. */
const waitAtMost = 200

type Pause = (milliseconds: number) => Promise<unknown>

/** Makes tries under a key wait the longer the more wrong ones there were lately. A right one is not refused for them, it only takes longer. */
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
