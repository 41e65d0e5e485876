import { budget, tooManyCalls } from './admission.ts'
import { badRequest } from '../errors/errors.ts'

/** Maximum lists of one person that are made at a time: a list can have ten thousand records. */
const atOnce = 2

export type ListCaller = {
  who: string
  /** Returns true if the caller who would read the answer is gone. */
  isGone(): boolean
  /** The maximum wait behind lists that may take any time, and the refusal after it. */
  patience?: { atMostMs: number; refusal(): Error }
}

type Waiting = { isGone(): boolean; letIn(): void; sendAway(why: Error): void }

type Line = { running: number; hasBegun: boolean; waiting: Waiting[] }

/**
 * Makes the lists of each person or table a few at a time, over all of their connections. Each list begins in its own
 * turn of the event loop, so that other calls are served in between. Lists whose caller is gone by then are not made.
 */
export class ListQueue {
  readonly #lines = new Map<string, Line>()

  /**
   * Waits for the turn of a list, and returns the function that ends it. Throws TooManyRequests when too many wait,
   * `callerGone()` when the caller is gone, and the refusal of a patience that has run out.
   */
  async begin({ who, isGone, patience }: ListCaller): Promise<() => void> {
    const line = this.#lines.get(who) ?? { running: 0, hasBegun: false, waiting: [] }
    if (line.waiting.length >= budget.calls) sendGoneAway(line)
    if (line.waiting.length >= budget.calls) throw tooManyCalls()
    this.#lines.set(who, line)
    const { promise: turn, resolve: letIn, reject: sendAway } = Promise.withResolvers<void>()
    const waiting: Waiting = { isGone, letIn, sendAway }
    line.waiting.push(waiting)
    const timer = patience && setTimeout(() => refuse(waiting, { line, patience }), patience.atMostMs)
    this.#letIn(who, line)
    await turn.finally(() => clearTimeout(timer))
    return () => {
      line.running -= 1
      this.#letIn(who, line)
    }
  }

  #letIn(who: string, line: Line): void {
    if (line.hasBegun || line.running === atOnce) return
    const next = nextThere(line)
    if (!next) {
      if (line.running === 0) this.#lines.delete(who)
      return
    }
    line.running += 1
    line.hasBegun = true
    setImmediate(() => {
      line.hasBegun = false
      this.#letIn(who, line)
    })
    next.letIn()
  }
}

/** Creates the error of an answer that is not made because its caller is gone; no client reads it. */
export function callerGone() {
  return badRequest({ message: 'The caller is no longer connected.', reason: 'aborted' })
}

type Refused = { line: Line; patience: NonNullable<ListCaller['patience']> }

function refuse(waiting: Waiting, { line, patience }: Refused): void {
  line.waiting = line.waiting.filter((each) => each !== waiting)
  waiting.sendAway(patience.refusal())
}

function nextThere({ waiting }: Line): Waiting | undefined {
  for (;;) {
    const next = waiting.shift()
    if (!next?.isGone()) return next
    next.sendAway(callerGone())
  }
}

function sendGoneAway(line: Line): void {
  const [gone, there] = [line.waiting.filter(({ isGone }) => isGone()), line.waiting.filter(({ isGone }) => !isGone())]
  line.waiting = there
  for (const { sendAway } of gone) sendAway(callerGone())
}
