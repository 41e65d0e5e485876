// Decision 47: docs/decisions/0047-long-transactions.md

import { setTimeout as sleep } from 'node:timers/promises'
import { type groupCommit, tryAgainAfterMs, waitForLockMs } from './group-commit.ts'
import { eventLoopTurns } from './yield-to-event-loop.ts'
import type { SqlResult, Statement, Transaction } from './transaction.ts'

/** A separate connection for one transaction. */
export type LongConnection = {
  begin(): void
  commit(): void
  /** Runs a step: a statement in as many steps as it has rows. */
  execute(statement: Statement): Generator<void, SqlResult>
  /** Rolls back what was not committed. */
  close(): void
}

type LongWrites = {
  open(): LongConnection
  isLocked(error: unknown): boolean
  group: Pick<ReturnType<typeof groupCommit>, 'write' | 'hold'>
}

/**
 * Runs long transactions one after the other, each over a connection of its own, in turns of the event loop. SQLite
 * allows one writer at a time: transactions of the group wait for it, and those that wait are committed before the next
 * long one begins.
 */
export function longWrites({ open, isLocked, group }: LongWrites) {
  let last: Promise<unknown> = Promise.resolve()

  function write<T>(work: () => Transaction<T>): Promise<T> {
    const turn = last.then(() => transact(work))
    last = turn.catch(() => undefined)
    return turn
  }

  async function transact<T>(work: () => Transaction<T>): Promise<T> {
    await group.write(noWork)
    const release = group.hold()
    try {
      return await transactBeside(work)
    } finally {
      release()
    }
  }

  async function transactBeside<T>(work: () => Transaction<T>): Promise<T> {
    const connection = open()
    try {
      await begin(connection)
      const value = await perform(connection, work)
      connection.commit()
      return value
    } finally {
      connection.close()
    }
  }

  /** Tries again while another program writes to the file, for as long as other transactions would wait. */
  async function begin(connection: LongConnection): Promise<void> {
    const since = performance.now()
    for (;;) {
      try {
        connection.begin()
        return
      } catch (error) {
        if (!isLocked(error) || performance.now() - since > waitForLockMs) throw error
        await sleep(tryAgainAfterMs)
      }
    }
  }

  return { write, settled: () => last }
}

async function perform<T>(connection: LongConnection, work: () => Transaction<T>): Promise<T> {
  const turns = eventLoopTurns()
  const steps = work()
  let step = steps.next()
  while (!step.done) {
    if (turns.isOver()) await turns.next()
    const rows = connection.execute(step.value)
    let row = rows.next()
    while (!row.done) {
      if (turns.isOver()) await turns.next()
      row = rows.next()
    }
    step = steps.next(row.value)
  }
  return step.value
}

/** A transaction like others that sends nothing to the database. */
function* noWork(): Transaction<void> {}
