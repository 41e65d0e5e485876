import { eventsOf, type PendingEvent, type Transaction } from './transaction.ts'

/** Adds statements to a transaction that has these events, before its commit. */
export type CommitHook = (events: readonly PendingEvent[]) => Transaction<void>

/**
 * Runs a transaction, and then a hook with all of its events. The hook's writes are committed with the transaction, or not at all. The
 * events of the hook's own statements reach no hook.
 */
export function* withCommitHook<T>(work: Transaction<T>, hook: CommitHook): Transaction<T> {
  const events: PendingEvent[] = []
  let step = work.next()
  while (!step.done) {
    const result = yield step.value
    events.push(...eventsOf(step.value, result))
    step = work.next(result)
  }
  if (events.length > 0) yield* hook(events)
  return step.value
}
