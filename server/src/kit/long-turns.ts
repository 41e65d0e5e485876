import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long, at most, somebody else waits for a work that is run by turns. */
const turnMs = 10

/** Tells a long work when its turn of the event loop is over, and lets others have theirs. */
export function takeTurns() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > turnMs,
    async next(): Promise<void> {
      await nextTurn()
      began = performance.now()
    },
  }
}
