import { type Refusal, unavailable } from '../errors/errors.ts'

export type BodyRoomLimits = { bytes: number; waitAtMost: number; waitMs: number }

/** Bytes of all bodies together. A body takes about ten times its bytes as a parsed value. */
const limits: BodyRoomLimits = { bytes: 48_000_000, waitAtMost: 100, waitMs: 20_000 }

/** Limits for signed bodies of unauthenticated callers, which stay bytes until their signature is checked. */
export const signedRoom: BodyRoomLimits = { bytes: 16_000_000, waitAtMost: 100, waitMs: 20_000 }

/** Bodies up to this size never wait: the number of calls under way is limited. */
const smallBytes = 10_000

export type BodySlot = {
  /** Settles when the body may be read; rejects when it has waited for too long, or was given up. */
  granted: Promise<void>
  /** Frees the place. Call it when the body is no longer needed, or the caller is gone. */
  leave(): void
}

/**
 * Limits the memory of the larger bodies of all callers together. Some bodies wait for room, up to a number and a time,
 * and are then refused.
 */
export class BodyRoom {
  readonly #limits: BodyRoomLimits
  #taken = 0
  #waiting: { bytes: number; enter(): void }[] = []

  constructor(ours: BodyRoomLimits = limits) {
    this.#limits = ours
  }

  /** Reserves room for a body that has not been read yet. Throws Unavailable when too many wait already. */
  ask(bytes: number): BodySlot {
    if (this.#hasRoomFor(bytes)) return { granted: Promise.resolve(), leave: this.take(bytes) }
    if (this.#waiting.length >= this.#limits.waitAtMost) throw tooBusy()
    return this.#wait(bytes)
  }

  /**
   * Reserves room for a body that has already arrived, and returns the function that frees it. Throws Unavailable when
   * there is none.
   */
  take(bytes: number): () => void {
    if (!this.#hasRoomFor(bytes)) throw tooBusy()
    return this.#enter(bytes)
  }

  #hasRoomFor(bytes: number): boolean {
    if (bytes <= smallBytes) return true
    return this.#waiting.length === 0 && this.#fits(bytes)
  }

  #fits(bytes: number): boolean {
    return this.#taken + bytes <= this.#limits.bytes
  }

  #enter(bytes: number): () => void {
    const counted = bytes <= smallBytes ? 0 : bytes
    this.#taken += counted
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      this.#taken -= counted
      this.#letIn()
    }
  }

  #wait(bytes: number): BodySlot {
    const { promise: granted, resolve, reject } = Promise.withResolvers<void>()
    let leave: (() => void) | undefined
    const waiter = {
      bytes,
      enter: () => {
        clearTimeout(timer)
        leave = this.#enter(bytes)
        resolve()
      },
    }
    const giveUp = () => {
      clearTimeout(timer)
      this.#waiting = this.#waiting.filter((each) => each !== waiter)
      reject(tooBusy())
      this.#letIn()
    }
    const timer = setTimeout(giveUp, this.#limits.waitMs)
    this.#waiting.push(waiter)
    return { granted, leave: () => (leave ?? giveUp)() }
  }

  #letIn(): void {
    while (this.#waiting.length > 0 && this.#fits(this.#waiting[0]!.bytes)) this.#waiting.shift()!.enter()
  }
}

function tooBusy() {
  const refusal: Refusal = {
    message: 'The server is too busy. Try again in a moment.',
    reason: 'tooBusy',
    extras: { retryAfter: 5 },
  }
  return unavailable(refusal)
}
