import { setTimeout as sleep } from 'node:timers/promises'
import { type groupCommit, tryAgainAfterMs, waitForLockMs } from './group-commit.ts'
import { takeTurns } from './long-turns.ts'
import type { SqlResult, Statement, Work } from './work.ts'

/** A connection of its own for one transaction. */
export type LongConnection = {
  begin(): void
  commit(): void
  /** Runs a step: a statement in as many steps as it has rows. */
  execute(statement: Statement): Generator<void, SqlResult>
  /** Takes back what was not committed. */
  close(): void
}

type LongWrites = {
  open(): LongConnection
  isLocked(error: unknown): boolean
  group: Pick<ReturnType<typeof groupCommit>, 'write' | 'hold'>
}

/**
 * Runs long works one after the other, each in a transaction over a connection of its own, by turns of the event loop. SQLite takes one
 * that writes at a time: works of the group wait meanwhile, and those that wait are committed before the next long one begins.
 */
export function longWrites({ open, isLocked, group }: LongWrites) {
  let last: Promise<unknown> = Promise.resolve()

  function write<T>(work: () => Work<T>): Promise<T> {
    const turn = last.then(() => transact(work))
    last = turn.catch(() => undefined)
    return turn
  }

  async function transact<T>(work: () => Work<T>): Promise<T> {
    await group.write(noWork)
    const release = group.hold()
    try {
      return await transactBeside(work)
    } finally {
      release()
    }
  }

  async function transactBeside<T>(work: () => Work<T>): Promise<T> {
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

  /** While another program writes to the file, it is tried again, as long as others would wait for that. */
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

async function perform<T>(connection: LongConnection, work: () => Work<T>): Promise<T> {
  const turns = takeTurns()
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

/** A work like others, that asks the database nothing. */
function* noWork(): Work<void> {}
