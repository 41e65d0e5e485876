import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConnectionLost } from '../errors/database-troubles.ts'
import { FairSlots } from './fair-slots.ts'
import { listOwner } from './list-owner.ts'
import { eventLoopTurns } from './yield-to-event-loop.ts'
import { endWhenSilent } from './postgres-silence.ts'
import {
  assertReadOnly,
  eventsOf,
  isWithoutSql,
  noRows,
  pause,
  type PendingEvent,
  rowsOf,
  type SqlResult,
  type SqlValue,
  type Statement,
  type Transaction,
} from './transaction.ts'

const connections = 10
/**
 * Maximum connections that lists use. Lists can take seconds: they never use all connections, so that orders don't wait
 * for them. SQLite has the same number of threads for them.
 */
const listsAtOnce = 4
const tries = 4

/** Maximum prepared statements of each connection; further ones run unnamed. */
const statementsNamed = 500

const serializationFailure = '40001'
const deadlock = '40P01'
/** Another transaction has removed a record in between, or has added one that points to it: a new try finds that. */
const foreignKeyViolation = '23503'

const collisions: readonly (string | undefined)[] = [serializationFailure, deadlock, foreignKeyViolation]

type Listeners = {
  onIdleError(error: Error): void
  /** Called after a commit that published events. */
  onEvents(events: readonly PendingEvent[]): void
}

/** Opens the connection of `database.ts` to PostgreSQL. */
export function openPostgres(databaseUrl: string, { onIdleError, onEvents }: Listeners) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    // Starting parallel workers takes longer than most statements here: sums of a month over a thousand venues took
    // five times as long with them.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c max_parallel_workers_per_gather=0',
    // This lets `begin` travel together with the first statement.
    pipeline: true,
    types: typeParsers(),
  })
  // A server that goes away ends the idle connections; without a listener, that error would end the process.
  pool.on('error', onIdleError)
  const stopLooking = endWhenSilent(pool, databaseUrl)
  const toQuery = namedQueries()
  // `ListQueue` limits how many lists of one person wait here.
  const lists = new FairSlots(listsAtOnce)

  async function perform<T>(
    client: pg.Pool | pg.PoolClient,
    work: () => Transaction<T>,
    events: PendingEvent[],
  ): Promise<T> {
    const steps = work()
    const turns = eventLoopTurns()
    let step = steps.next()
    while (!step.done) {
      if (step.value === pause && turns.isOver()) await turns.next()
      if (isWithoutSql(step.value)) {
        events.push(...eventsOf(step.value, noRows))
        step = steps.next(noRows)
        continue
      }
      const { rows, rowCount } = await client.query(toQuery(step.value))
      events.push(...eventsOf(step.value, { rows }))
      step = steps.next({ rows, changes: rowCount ?? 0 } satisfies SqlResult)
    }
    return step.value
  }

  async function transact<T>(work: () => Transaction<T>): Promise<T> {
    const client = await pool.connect()
    let lost: Error | undefined
    const noteLoss = (error: Error) => (lost ??= error)
    // The pool listens to idle connections only. Between two statements no other listener receives the loss of a
    // connection, and an unhandled error would end the process.
    client.on('error', noteLoss)
    let isCommitting = false
    const events: PendingEvent[] = []
    try {
      const begun = client.query('begin')
      const [value] = await Promise.all([perform(client, work, events), begun])
      isCommitting = true
      await client.query('commit')
      if (events.length > 0) onEvents(events)
      return value
    } catch (error) {
      // A connection that can't roll back is lost too.
      await client.query('rollback').catch(noteLoss)
      throw lost ? new ConnectionLost(error, { mayBeStored: isCommitting }) : error
    } finally {
      // A lost connection is not given to the next caller.
      client.release(lost)
      client.off('error', noteLoss)
    }
  }

  async function write<T>(work: () => Transaction<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transact(work)
      } catch (error) {
        if (attempt === tries || !isWorthRetrying(error)) throw error
        // The retry waits, so that it does not collide with the same transaction again.
        await sleep(Math.random() * 20)
      }
    }
  }

  async function read<T>(work: () => Transaction<T>): Promise<T> {
    const emitted: PendingEvent[] = []
    const value = await perform(pool, work, emitted)
    assertReadOnly(emitted)
    return value
  }

  /** Runs a list while few others run, so that they leave connections for all other calls. */
  function inTurn<T>(list: () => Promise<T>): Promise<T> {
    return lists.run(listOwner(), list)
  }

  return {
    read,
    // The network delivers rows in its own time, so other calls have their turn.
    readByTurns: <T>(work: () => Transaction<T>) => inTurn(() => read(work)),
    list: (statement: Statement) => inTurn(() => perform(pool, () => rowsOf(statement), [])),
    write,
    // Other transactions write over their own connections.
    writeYielding: write,
    async close(): Promise<void> {
      stopLooking()
      await pool.end()
    },
  }
}

/**
 * Creates a function that translates `?` to `$1`, `$2` …, once for each text, and names the text so that it stays
 * prepared.
 */
function namedQueries(): (statement: Statement) => pg.QueryConfig {
  const known = new Map<string, { text: string; name: string | undefined }>()
  return ({ sql, params, givesId }) => {
    const asked = givesId ? `${sql} RETURNING "id"` : sql
    let query = known.get(asked)
    if (!query) {
      const name = known.size < statementsNamed ? `s${known.size + 1}` : undefined
      query = { text: numberPlaceholders(asked), name }
      if (name) known.set(asked, query)
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The driver reads the values and changes nothing of the list.
    return { text: query.text, name: query.name, values: params as SqlValue[] }
  }
}

export function numberPlaceholders(sql: string): string {
  let count = 0
  return sql.replaceAll('?', () => `$${(count += 1)}`)
}

function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, Number)
  types.setTypeParser(pg.types.builtins.NUMERIC, Number)
  types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, toIsoInstant)
  return types
}

/**
 * Converts an instant from the form of a connection in UTC, `2026-11-21 10:00:00.5+00`, to `2026-11-21T10:00:00.500Z`.
 */
export function toIsoInstant(text: string): string {
  const milliseconds = text.slice(20, text.indexOf('+', 19))
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds.padEnd(3, '0')}Z`
}

/**
 * Returns true if a transaction failed as a whole and can be repeated. One that may have been stored is not repeated:
 * it could be stored twice.
 */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ConnectionLost) return !error.mayBeStored
  return error instanceof pg.DatabaseError && collisions.includes(error.code)
}
