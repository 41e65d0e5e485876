import type { OutgoingAnswer } from '#kit/outgoing/call-out.ts'

/** A push service is silent after this many unanswered calls in a row. */
const silentAfter = 2

/** Time for which it is then not called, in milliseconds. */
const leftAloneMs = 60_000

type Silence = { calls: number; until: number }

type Called = { answer: OutgoingAnswer; tookMs: number }

/**
 * Push services that have let calls run into their timeout. A venue sends a few messages at a time: ten phones whose push service is
 * silent (a network may block it) would delay all others of the venue by a minute, for each order.
 */
export class SilentServices {
  readonly #answerWithinMs: number
  readonly #silences = new Map<string, Silence>()

  constructor(answerWithinMs: number) {
    this.#answerWithinMs = answerWithinMs
  }

  /** Returns whether a push service is not to be called for now. `now` in milliseconds. */
  has(origin: string, now: number): boolean {
    return (this.#silences.get(origin)?.until ?? 0) > now
  }

  /** Records the outcome of a call. A service that answers in full or refuses at once is not silent, whatever it answers. */
  note(origin: string, { answer, tookMs }: Called, now: number): void {
    const isWhole = answer.kind === 'answered' && !answer.isCut
    const calls = (this.#silences.get(origin)?.calls ?? 0) + 1
    this.#silences.delete(origin)
    if (isWhole || tookMs < this.#answerWithinMs / 2) return
    const until = now + leftAloneMs
    this.#silences.set(origin, { calls, until: calls < silentAfter ? 0 : until })
    // Any browser can name services: those that were silent longest ago are removed.
    if (this.#silences.size > mostKept) this.#silences.delete(this.#silences.keys().next().value!)
  }
}

const mostKept = 1_000
