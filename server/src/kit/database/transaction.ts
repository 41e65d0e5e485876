// Decision 3: docs/decisions/0003-transactions-as-generators.md

import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import type { AuditContent } from '@brigade/domain/access/audit-entry.schema.ts'
import type { EventOf, EventsOn, ServicePath } from '@brigade/domain/services.ts'

export type SqlValue = string | number | boolean | null | Uint8Array

/** SQL with `?` for each value; a `?` is never inside a string literal or a name. */
export type Statement = {
  sql: string
  params: readonly SqlValue[]
  /** True if the id of the inserted row is to be returned as a row. */
  givesId?: true
  /** Publishes each row that it returns, after the commit. */
  publishes?: Publishing
  /** A step without SQL that publishes this after the commit. */
  emits?: PendingEvent
  /** Writes what it changes to the audit log, in the same transaction. */
  audits?: Auditing
}

/** How a statement that changes rows becomes entries of the audit log. */
export type Auditing = {
  /** Reads the rows before they change. */
  before?: Statement
  /** Returns the venues of those rows by their ids, before the statement runs; left out if a row has its venue in itself. */
  placesBefore?(rows: readonly object[]): Transaction<PlacesById>
  /** Returns the entries of the rows from before and of those that the statement returned. */
  contentsOf(rows: AuditedRows): Transaction<AuditContent[]>
}

export type AuditedRows = {
  before: readonly object[]
  returned: readonly object[]
  placesBefore: PlacesById
}

/** The venues of rows by the ids of the rows. */
export type PlacesById = ReadonlyMap<unknown, readonly number[]>

/** An event of a service, and the record of a row that it publishes. */
export type Publishing = { path: ServicePath; event: ServiceEvent; recordOf(row: object): object }

/** An event of a transaction that is not committed yet. */
export type PendingEvent = Publishing & { row: object }

export type SqlResult = { rows: unknown[]; changes: number }

/**
 * A series of database statements. It is a generator, so that one source runs synchronously on SQLite, where nothing
 * may be awaited inside a transaction, and asynchronously on PostgreSQL.
 *
 * It may be run again from the start, so it has no effects besides its statements. A statement that fails ends it: the
 * error can't be caught inside, because PostgreSQL answers nothing more in a failed transaction.
 */
export type Transaction<T> = Generator<Statement, T, SqlResult>

/** A step without SQL that yields to the event loop in long transactions. The database receives nothing. */
export const pause: Statement = { sql: '', params: [] }

/** The result of a step without SQL. */
export const noRows: SqlResult = { rows: [], changes: 0 }

/** Returns true if a step sends nothing to the database. */
export function isWithoutSql({ sql }: Statement): boolean {
  return sql === ''
}

/** Returns the events of a step that returned these rows. */
export function eventsOf({ publishes, emits }: Statement, { rows }: Pick<SqlResult, 'rows'>): PendingEvent[] {
  if (publishes) return rowsIn<object>({ rows }).map((row) => ({ ...publishes, row }))
  return emits ? [emits] : []
}

/**
 * Publishes a changed record after the commit. A transaction that is rolled back publishes nothing. Tables of columns
 * that are `publishedAs` a service do this automatically.
 */
export function* emit<P extends ServicePath, E extends EventsOn<P>>(
  path: P,
  event: E,
  record: EventOf<P, E> & object,
): Transaction<void> {
  yield { sql: '', params: [], emits: { path, event, row: record, recordOf: () => record } }
}

/** Writes an entry to the audit log in the same transaction: for what is more than the change of one row. */
export function* audit(content: AuditContent): Transaction<void> {
  yield { sql: '', params: [], audits: { contentsOf: () => resultOf([content]) } }
}

/** Returns a transaction without statements that has this result, where one with statements is possible too. */
// oxlint-disable-next-line require-yield -- There are no statements to yield.
export function* resultOf<T>(result: T): Transaction<T> {
  return result
}

/** Throws if a query published something: only a committed transaction has events. */
export function assertReadOnly(emitted: readonly PendingEvent[]): void {
  if (emitted.length > 0) throw new Error('An event was emitted outside a transaction')
}

/** Maps a list in a long transaction, with a pause after each entry. */
export function* mapYielding<Entry, Result>(
  list: readonly Entry[],
  map: (entry: Entry, place: number) => Result,
): Transaction<Result[]> {
  const results: Result[] = []
  for (const [place, entry] of list.entries()) {
    results.push(map(entry, place))
    yield pause
  }
  return results
}

/** Returns the rows of a query, or those of `returning`. */
export function many<Row>(sql: string, ...params: SqlValue[]): Transaction<Row[]> {
  return rowsOf<Row>({ sql, params })
}

/** Returns the rows of an existing statement. */
export function* rowsOf<Row>(statement: Statement): Transaction<Row[]> {
  return rowsIn<Row>(yield statement)
}

function rowsIn<Row>({ rows }: Pick<SqlResult, 'rows'>): Row[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the caller, who writes the SQL, knows the shape of its rows.
  return rows as Row[]
}

/** Returns the first row of a query, or undefined. */
export function* one<Row>(sql: string, ...params: SqlValue[]): Transaction<Row | undefined> {
  const rows = yield* many<Row>(sql, ...params)
  return rows[0]
}

/** Inserts a row and returns its id. SQLite knows that id anyway; `RETURNING` would make it keep a table of results. */
export function* insert(sql: string, ...params: SqlValue[]): Transaction<number> {
  const [row] = rowsIn<{ id: number }>(yield { sql, params, givesId: true })
  if (!row) throw new Error('The database gave the new row no id')
  return row.id
}

/** Runs a change and returns the number of changed rows, by which conditional writes know whether they succeeded. */
export function* run(sql: string, ...params: SqlValue[]): Transaction<number> {
  const { changes } = yield { sql, params }
  return changes
}

/** Returns a `?` for each of these values, as in `IN (?, ?)`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
