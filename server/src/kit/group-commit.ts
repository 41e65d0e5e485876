import type { Work } from './work.ts'

type Queued = { work: () => Work<unknown>; resolve(value: unknown): void; reject(error: unknown): void }
type Outcome = { isDone: true; value: unknown } | { isDone: false; error: unknown }

/** What group commit needs of a database, each call synchronous. */
export type Transactions = {
  begin(): void
  commit(): void
  rollback(): void
  isOpen(): boolean
  /** Whether it failed because another program writes to the file. */
  isLocked(error: unknown): boolean
  savepoint(): void
  release(): void
  rollbackToSavepoint(): void
  perform<T>(work: () => Work<T>): T
}

/** Above this many, the next ones wait a turn, so that reads and answers come in between. */
const worksPerCommit = 200

/** While another program writes to the file, works are tried again by turns; after so long, those that wait are told so. */
export const tryAgainAfterMs = 25
export const waitForLockMs = 3000

/**
 * Queues works, and runs all that arrive in one turn of the event loop, or in turns on end, in one transaction with one sync to disk.
 * A failing one takes no other along. A work's promise is settled after the commit, so that nothing is answered
 * or announced that a crash could take back. Nobody else waits while another program keeps the file locked.
 */
export function groupCommit(transactions: Transactions) {
  let queue: Queued[] = []
  let isScheduled = false
  let seen = 0
  let lockedSince: number | undefined
  let isHeld = false

  function write<T>(work: () => Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve, reject })
      schedule()
    })
  }

  function schedule(): void {
    if (isScheduled || isHeld) return
    isScheduled = true
    seen = queue.length
    setImmediate(flushOnceSettled)
  }

  /** Waits another turn while still more arrive: a sync shared by more of them costs each of them less. */
  function flushOnceSettled(): void {
    const isGrowing = queue.length > seen && queue.length < worksPerCommit
    seen = queue.length
    if (isGrowing) setImmediate(flushOnceSettled)
    else flush()
  }

  /** Commits what waits, now. */
  function flush(): void {
    isScheduled = false
    if (isHeld) return
    const batch = queue.slice(0, worksPerCommit)
    if (batch.length === 0) return
    const outcomes = transact(transactions, batch)
    if (outcomes.every((outcome) => !outcome.isDone && transactions.isLocked(outcome.error))) {
      waitForLock(outcomes[0]!)
      return
    }
    lockedSince = undefined
    queue = queue.slice(batch.length)
    if (queue.length > 0) schedule()
    answerAll(batch, outcomes)
  }

  /** Begins no transaction until it is released, for another connection has one: what arrives meanwhile waits. */
  function hold(): () => void {
    isHeld = true
    return () => {
      isHeld = false
      if (queue.length > 0) schedule()
    }
  }

  /** Who came first waits longest, and nobody longer than that: once the lock has lasted so long, all who come are told at the next turn. */
  function waitForLock(locked: Outcome): void {
    lockedSince ??= performance.now()
    isScheduled = true
    setTimeout(flush, tryAgainAfterMs)
    if (performance.now() - lockedSince < waitForLockMs) return
    const refused = queue
    queue = []
    answerAll(
      refused,
      refused.map(() => locked),
    )
  }

  /** Commits what waits, before the file is closed; what can't be, is told so. */
  function drain(): void {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      answerAll(batch, transact(transactions, batch))
    }
  }

  return { write, hold, drain }
}

function transact(transactions: Transactions, batch: Queued[]): Outcome[] {
  try {
    return performTogether(transactions, batch) ?? performApart(transactions, batch)
  } catch (error) {
    if (transactions.isOpen()) transactions.rollback()
    // Begin, commit or the disk failed: nothing of the batch is stored, whatever each of them had seen.
    return batch.map(() => ({ isDone: false, error }))
  }
}

/**
 * Runs all works in one transaction without a savepoint each, which is what nearly every batch comes to. Undefined, with nothing
 * stored, when one of several fails: a work may be run again from the start.
 */
function performTogether(transactions: Transactions, batch: Queued[]): Outcome[] | undefined {
  transactions.begin()
  const outcomes: Outcome[] = []
  for (const { work } of batch) {
    try {
      outcomes.push({ isDone: true, value: transactions.perform(work) })
    } catch (error) {
      if (transactions.isOpen()) transactions.rollback()
      return batch.length === 1 ? [{ isDone: false, error }] : undefined
    }
  }
  transactions.commit()
  return outcomes
}

/** Runs all works in one transaction, each in a savepoint, so that those that fail leave the others standing. */
function performApart(transactions: Transactions, batch: Queued[]): Outcome[] {
  transactions.begin()
  const outcomes = performAll(transactions, batch)
  transactions.commit()
  return outcomes
}

function performAll(transactions: Transactions, batch: Queued[]): Outcome[] {
  return batch.map(({ work }) => {
    transactions.savepoint()
    try {
      const value = transactions.perform(work)
      transactions.release()
      return { isDone: true, value }
    } catch (error) {
      // SQLite ends the whole transaction by itself on a full disk and its like; then the others are lost too.
      if (!transactions.isOpen()) throw error
      transactions.rollbackToSavepoint()
      transactions.release()
      return { isDone: false, error }
    }
  })
}

function answerAll(batch: Queued[], outcomes: Outcome[]): void {
  batch.forEach(({ resolve, reject }, index) => {
    const outcome = outcomes[index]!
    if (outcome.isDone) resolve(outcome.value)
    else reject(outcome.error)
  })
}
