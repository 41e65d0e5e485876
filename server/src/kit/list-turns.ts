import { budget, tooManyCalls } from './admission.ts'
import { badRequest } from './errors.ts'

/** A list can have ten thousand records: so many of one person are made at a time. */
const atOnce = 2

export type Caller = {
  who: string
  /** Whether nobody is there any more who would read the answer. */
  isGone(): boolean
  /** For how long it waits where those before it may take any time, and what is answered then. */
  patience?: { atMostMs: number; refusal(): Error }
}

type Waiting = { isGone(): boolean; letIn(): void; sendAway(why: Error): void }

type Line = { running: number; hasBegun: boolean; waiting: Waiting[] }

/**
 * The lists of one person or table, over however many lines they are asked for, are made a few at a time. Each of them begins in a turn
 * of the event loop of its own, so that others are served in between. Those whose caller has gone meanwhile are not made.
 */
export class ListTurns {
  readonly #lines = new Map<string, Line>()

  /**
   * Waits for the turn of a list, and gives how it ends. Throws TooManyRequests when too many wait, what `callerGone` is, and the refusal of
   * a patience that is over.
   */
  async begin({ who, isGone, patience }: Caller): Promise<() => void> {
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

/** Why an answer is not made; nobody reads it. */
export function callerGone() {
  return badRequest({ message: 'Nobody waits for the answer any more.', reason: 'aborted' })
}

type Refused = { line: Line; patience: NonNullable<Caller['patience']> }

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
