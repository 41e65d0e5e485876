import { type Refusal, unavailable } from './errors.ts'

export type BodyRoomLimits = { bytes: number; waitAtMost: number; waitMs: number }

/** A body takes about ten times its bytes while it is a value. */
const limits: BodyRoomLimits = { bytes: 48_000_000, waitAtMost: 100, waitMs: 20_000 }

/** Of bodies that strangers sign, which are bytes until it is known that they may be more. */
export const signedRoom: BodyRoomLimits = { bytes: 16_000_000, waitAtMost: 100, waitMs: 20_000 }

/** What is as small as this never waits: the calls that can be under way are bounded in number. */
const smallBytes = 10_000

export type Place = {
  /** Settles when the body may come in; rejects when it has waited for too long, or was given up. */
  granted: Promise<void>
  /** To be told once the body is of no more use, or the caller gone. */
  leave(): void
}

/** Room for the larger bodies of all people together. What there is no room for waits outside, a few at a time, and is then refused. */
export class BodyRoom {
  readonly #limits: BodyRoomLimits
  #taken = 0
  #waiting: { bytes: number; enter(): void }[] = []

  constructor(ours: BodyRoomLimits = limits) {
    this.#limits = ours
  }

  /** A place for a body that has not been read yet. Throws Unavailable when too many wait already. */
  ask(bytes: number): Place {
    if (this.#hasRoomFor(bytes)) return { granted: Promise.resolve(), leave: this.take(bytes) }
    if (this.#waiting.length >= this.#limits.waitAtMost) throw tooBusy()
    return this.#wait(bytes)
  }

  /** A place for a body that is here already, and how it is left. Throws Unavailable when there is none. */
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

  #wait(bytes: number): Place {
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
    message: 'The server has too many large bodies at hand. Please try again in a moment.',
    reason: 'tooBusy',
    extras: { retryAfter: 5 },
  }
  return unavailable(refusal)
}
