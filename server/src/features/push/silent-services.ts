import type { OutgoingAnswer } from '#kit/call-out.ts'

/** So many calls in a row that nobody answers make a push service a silent one. */
const silentAfter = 2

/** For so long it is not called then, in milliseconds. */
const leftAloneMs = 60_000

type Silence = { calls: number; until: number }

type Called = { answer: OutgoingAnswer; tookMs: number }

/**
 * Push services that have kept calls waiting to their end. A venue sends a few messages at a time: ten phones whose push service is silent
 * (a network may let nobody through to it) would keep all others of the venue waiting for a minute, for each order.
 */
export class SilentServices {
  readonly #answerWithinMs: number
  readonly #silences = new Map<string, Silence>()

  constructor(answerWithinMs: number) {
    this.#answerWithinMs = answerWithinMs
  }

  /** Whether one is to be left alone. `now` in milliseconds. */
  has(origin: string, now: number): boolean {
    return (this.#silences.get(origin)?.until ?? 0) > now
  }

  /** Notes what came of a call. One that answers in full or refuses at once is not silent, whatever it says. */
  note(origin: string, { answer, tookMs }: Called, now: number): void {
    const isWhole = answer.kind === 'answered' && !answer.isCut
    const calls = (this.#silences.get(origin)?.calls ?? 0) + 1
    this.#silences.delete(origin)
    if (isWhole || tookMs < this.#answerWithinMs / 2) return
    const until = now + leftAloneMs
    this.#silences.set(origin, { calls, until: calls < silentAfter ? 0 : until })
    // Anybody names them: those that were silent longest ago make room.
    if (this.#silences.size > mostKept) this.#silences.delete(this.#silences.keys().next().value!)
  }
}

const mostKept = 1_000
