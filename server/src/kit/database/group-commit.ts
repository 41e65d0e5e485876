import type { Transaction } from './transaction.ts'

type Queued = { work: () => Transaction<unknown>; resolve(value: unknown): void; reject(error: unknown): void }
type Outcome = { isDone: true; value: unknown } | { isDone: false; error: unknown }

/** The operations of a database that group commit needs, all synchronous. */
export type Transactions = {
  begin(): void
  commit(): void
  rollback(): void
  isOpen(): boolean
  /** Returns true if an error means that another program writes to the file. */
  isLocked(error: unknown): boolean
  savepoint(): void
  release(): void
  rollbackToSavepoint(): void
  perform<T>(work: () => Transaction<T>): T
}

/**
 * Maximum transactions of a batch: the others wait for the next turn, so that reads and answers have theirs in between.
 */
const worksPerCommit = 200

/**
 * Interval of retries while another program writes to the file, and the wait after which the queued transactions fail.
 */
export const tryAgainAfterMs = 25
export const waitForLockMs = 3000

/**
 * Queues transactions, and runs all that arrive in one turn of the event loop, or in consecutive turns, in one database
 * transaction with one sync to disk. A failing one does not affect the others. Its promise is settled after the commit,
 * so that nothing is answered or published that a crash could undo. The process serves other calls while another
 * program keeps the file locked.
 */
export function groupCommit(transactions: Transactions) {
  let queue: Queued[] = []
  let isScheduled = false
  let seen = 0
  let lockedSince: number | undefined
  let isHeld = false

  function write<T>(work: () => Transaction<T>): Promise<T> {
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

  /** Waits another turn while more still arrive: the more share a sync, the less it costs each of them. */
  function flushOnceSettled(): void {
    const isGrowing = queue.length > seen && queue.length < worksPerCommit
    seen = queue.length
    if (isGrowing) setImmediate(flushOnceSettled)
    else flush()
  }

  /** Commits the queue now. */
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

  /** Begins no transaction until it is released, because another connection has one: new transactions wait. */
  function hold(): () => void {
    isHeld = true
    return () => {
      isHeld = false
      if (queue.length > 0) schedule()
    }
  }

  /**
   * Retries until the lock has lasted for `waitForLockMs`, so that none waits longer than the first. From then on, all
   * that arrive fail at the next turn.
   */
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

  /** Commits what is queued, before the file is closed; transactions that can't be committed fail. */
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
    // Begin, commit or the disk failed: nothing of the batch is stored, whatever each transaction returned.
    return batch.map(() => ({ isDone: false, error }))
  }
}

/**
 * Runs all queued transactions in one database transaction without a savepoint each, which works for nearly every
 * batch. Returns undefined, with nothing stored, when one of several fails: a transaction may be run again from the
 * start.
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

/**
 * Runs all queued transactions in one database transaction, each in a savepoint, so that failing ones don't undo the
 * others.
 */
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
      // SQLite ends the whole transaction on errors such as a full disk; then the others are lost too.
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
