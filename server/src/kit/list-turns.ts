import { budget, tooManyCalls } from './admission.ts'
import { badRequest } from './errors.ts'

/** A list can have ten thousand records: so many of one person are made at a time. */
const atOnce = 2

export type Caller = {
  who: string
  /** Whether nobody is there any more who would read the answer. */
  isGone(): boolean
}

type Waiting = { isGone(): boolean; letIn(): void; sendAway(): void }

type Line = { running: number; hasBegun: boolean; waiting: Waiting[] }

/**
 * The lists of one person or table, over however many lines they are asked for, are made a few at a time. Each of them begins in a turn
 * of the event loop of its own, so that others are served in between. Those whose caller has gone meanwhile are not made.
 */
export class ListTurns {
  readonly #lines = new Map<string, Line>()

  /** Waits for the turn of a list, and gives how it ends. Throws TooManyRequests when too many wait, and what `callerGone` is. */
  async begin({ who, isGone }: Caller): Promise<() => void> {
    const line = this.#lines.get(who) ?? { running: 0, hasBegun: false, waiting: [] }
    if (line.waiting.length >= budget.calls) sendGoneAway(line)
    if (line.waiting.length >= budget.calls) throw tooManyCalls()
    this.#lines.set(who, line)
    await new Promise<void>((resolve, reject) => {
      line.waiting.push({ isGone, letIn: resolve, sendAway: () => reject(callerGone()) })
      this.#letIn(who, line)
    })
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

function nextThere({ waiting }: Line): Waiting | undefined {
  for (;;) {
    const next = waiting.shift()
    if (!next?.isGone()) return next
    next.sendAway()
  }
}

function sendGoneAway(line: Line): void {
  const [gone, there] = [line.waiting.filter(({ isGone }) => isGone()), line.waiting.filter(({ isGone }) => !isGone())]
  line.waiting = there
  for (const { sendAway } of gone) sendAway()
}
