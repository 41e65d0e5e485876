import { budget, tooManyCalls } from './admission.ts'

/** A list can have ten thousand records: so many of one person are made at a time. */
const atOnce = 2

type Line = { running: number; hasBegun: boolean; waiting: (() => void)[] }

/**
 * The lists of one person or table, over however many lines they are asked for, are made a few at a time. Each of them begins in a turn
 * of the event loop of its own, so that others are served in between.
 */
export class ListTurns {
  readonly #lines = new Map<string, Line>()

  /** Waits for the turn of a list, and gives how it ends. Throws TooManyRequests when too many wait. */
  async begin(who: string): Promise<() => void> {
    const line = this.#lines.get(who) ?? { running: 0, hasBegun: false, waiting: [] }
    // Those whose caller has gone wait too, and are in no budget any more.
    if (line.waiting.length >= budget.calls) throw tooManyCalls()
    this.#lines.set(who, line)
    await new Promise<void>((resolve) => {
      line.waiting.push(resolve)
      this.#letIn(who, line)
    })
    return () => {
      line.running -= 1
      this.#letIn(who, line)
    }
  }

  #letIn(who: string, line: Line): void {
    if (line.hasBegun || line.running === atOnce) return
    const next = line.waiting.shift()
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
    next()
  }
}
