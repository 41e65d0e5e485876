import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConnectionLost } from './database-troubles.ts'
import { takeTurns } from './long-turns.ts'
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
  type Work,
} from './work.ts'

const connections = 10
const tries = 4

/** Statements that each connection keeps prepared; what comes after runs unnamed. */
const statementsNamed = 500

const serializationFailure = '40001'
const deadlock = '40P01'

type Listeners = {
  onIdleError(error: Error): void
  /** Called after a commit that published events. */
  onEvents(events: readonly PendingEvent[]): void
}

/** The connection of `database.ts` to PostgreSQL. */
export function openPostgres(databaseUrl: string, { onIdleError, onEvents }: Listeners) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    // To start parallel workers takes longer than most of our statements do: sums of a month over a thousand venues took five times as long with them.
    options: '-c TimeZone=UTC -c DateStyle=ISO -c max_parallel_workers_per_gather=0',
    // Lets `begin` travel together with the first statement.
    pipeline: true,
    types: typeParsers(),
  })
  // A server that goes away ends the idle connections; without a listener that would end the process.
  pool.on('error', onIdleError)
  const stopLooking = endWhenSilent(pool, databaseUrl)
  const toQuery = namedQueries()

  async function perform<T>(client: pg.Pool | pg.PoolClient, work: () => Work<T>, events: PendingEvent[]): Promise<T> {
    const steps = work()
    const turns = takeTurns()
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

  async function transact<T>(work: () => Work<T>): Promise<T> {
    const client = await pool.connect()
    let lost: Error | undefined
    const noteLoss = (error: Error) => (lost ??= error)
    // The pool listens to idle connections only. Between two statements, nobody else hears that one is lost, and that would end the process.
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
      // A connection that can't even roll back is lost too.
      await client.query('rollback').catch(noteLoss)
      throw lost ? new ConnectionLost(error, { mayBeStored: isCommitting }) : error
    } finally {
      // A lost one is not given to the next.
      client.release(lost)
      client.off('error', noteLoss)
    }
  }

  async function write<T>(work: () => Work<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transact(work)
      } catch (error) {
        if (attempt === tries || !isWorthRetrying(error)) throw error
        // Not at the same instant as the one that it collided with.
        await sleep(Math.random() * 20)
      }
    }
  }

  return {
    async read<T>(work: () => Work<T>): Promise<T> {
      const emitted: PendingEvent[] = []
      const value = await perform(pool, work, emitted)
      assertReadOnly(emitted)
      return value
    },
    // Rows come as the network brings them.
    list: (statement: Statement): Promise<unknown[]> => perform(pool, () => rowsOf(statement), []),
    write,
    // Others write over connections of their own.
    writeByTurns: write,
    async close(): Promise<void> {
      stopLooking()
      await pool.end()
    },
  }
}

/** `?` becomes `$1`, `$2` …, worked out once for each text, and the text gets a name under which it stays prepared. */
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

/** `2026-11-21 10:00:00.5+00`, as a connection in UTC writes it, becomes `2026-11-21T10:00:00.500Z`. */
export function toIsoInstant(text: string): string {
  const milliseconds = text.slice(20, text.indexOf('+', 19))
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds.padEnd(3, '0')}Z`
}

/** What failed as a whole can be repeated; what may have been stored would be there twice. */
function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ConnectionLost) return !error.mayBeStored
  if (!(error instanceof pg.DatabaseError)) return false
  return error.code === serializationFailure || error.code === deadlock
}
