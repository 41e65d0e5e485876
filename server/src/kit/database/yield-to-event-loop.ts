import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum time that other calls wait for a transaction that yields, in milliseconds. */
const turnMs = 10

/** Returns functions that say when the turn of a long transaction is over, and let other calls have theirs. */
export function eventLoopTurns() {
  let began = performance.now()
  return {
    isOver: () => performance.now() - began > turnMs,
    async next(): Promise<void> {
      await nextTurn()
      began = performance.now()
    },
  }
}
