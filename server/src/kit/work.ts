import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import type { EventOf, EventsOn, ServicePath } from '@brigade/domain/services.ts'

export type SqlValue = string | number | boolean | null | Uint8Array

/** SQL with `?` for each value; a `?` never stands inside a string literal or a name. */
export type Statement = {
  sql: string
  params: readonly SqlValue[]
  /** Whether the id of the row that it inserts is to come back as a row. */
  givesId?: true
  /** Publishes each row that it gives, after the commit. */
  publishes?: Publishing
  /** A step without SQL that publishes this after the commit. */
  emits?: PendingEvent
}

/** An event of a service, and the record of a row that it publishes. */
export type Publishing = { path: ServicePath; event: ServiceEvent; recordOf(row: object): object }

/** An event of a transaction that is not committed yet. */
export type PendingEvent = Publishing & { row: object }

export type SqlResult = { rows: unknown[]; changes: number }

/**
 * What is to be done in the database, one statement after the other. A generator, so that one source runs
 * synchronously on SQLite, where nothing may be awaited inside a transaction, and asynchronously on PostgreSQL.
 *
 * It may be run again from the start, so it has no effects besides its statements. A statement that fails ends
 * it: the error can't be caught inside, because PostgreSQL answers nothing more in a failed transaction.
 */
export type Work<T> = Generator<Statement, T, SqlResult>

/** No statement: here a long work lets others have their turn, where it is run by turns. The database hears nothing of it. */
export const pause: Statement = { sql: '', params: [] }

/** The result of a step without SQL. */
export const noRows: SqlResult = { rows: [], changes: 0 }

/** Whether the database has nothing to do with a step. */
export function isWithoutSql({ sql }: Statement): boolean {
  return sql === ''
}

/** Returns the events of a step that gave these rows. */
export function eventsOf({ publishes, emits }: Statement, { rows }: Pick<SqlResult, 'rows'>): PendingEvent[] {
  if (publishes) return rowsIn<object>({ rows }).map((row) => ({ ...publishes, row }))
  return emits ? [emits] : []
}

/**
 * Publishes a changed record after the commit. A transaction that is rolled back publishes nothing. Tables of columns that are
 * `publishedAs` a service do this by themselves.
 */
export function* emit<P extends ServicePath, E extends EventsOn<P>>(
  path: P,
  event: E,
  record: EventOf<P, E> & object,
): Work<void> {
  yield { sql: '', params: [], emits: { path, event, row: record, recordOf: () => record } }
}

/** Throws if a query published something: only a committed transaction has events. */
export function assertReadOnly(emitted: readonly PendingEvent[]): void {
  if (emitted.length > 0) throw new Error('An event was emitted outside a transaction')
}

/** `list.map(map)` of a long work, with a pause after each entry. */
export function* mapByTurns<Entry, Result>(
  list: readonly Entry[],
  map: (entry: Entry, place: number) => Result,
): Work<Result[]> {
  const results: Result[] = []
  for (const [place, entry] of list.entries()) {
    results.push(map(entry, place))
    yield pause
  }
  return results
}

/** The rows of a query, or those that `returning` gives. */
export function many<Row>(sql: string, ...params: SqlValue[]): Work<Row[]> {
  return rowsOf<Row>({ sql, params })
}

/** The same of a statement that is at hand. */
export function* rowsOf<Row>(statement: Statement): Work<Row[]> {
  return rowsIn<Row>(yield statement)
}

function rowsIn<Row>({ rows }: Pick<SqlResult, 'rows'>): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the caller, who writes the SQL, knows the shape of its rows.
  return rows as Row[]
}

/** The first row of a query, or nothing. */
export function* one<Row>(sql: string, ...params: SqlValue[]): Work<Row | undefined> {
  const rows = yield* many<Row>(sql, ...params)
  return rows[0]
}

/** Inserts a row and gives the id that it got. SQLite knows that one by itself, where `RETURNING` would make it keep a table of results. */
export function* insert(sql: string, ...params: SqlValue[]): Work<number> {
  const [row] = rowsIn<{ id: number }>(yield { sql, params, givesId: true })
  if (!row) throw new Error('The database gave the new row no id')
  return row.id
}

/** Runs a change and gives the number of rows that it touched, which is how conditional writes know who won. */
export function* run(sql: string, ...params: SqlValue[]): Work<number> {
  const { changes } = yield { sql, params }
  return changes
}

/** A `?` for each of these values, as in `IN (?, ?)`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
