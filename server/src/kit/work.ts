export type SqlValue = string | number | boolean | null | Uint8Array

/** SQL with `?` for each value; a `?` never stands inside a string literal or a name. */
export type Statement = { sql: string; params: readonly SqlValue[] }

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

/** What a pause gives. */
export const noRows: SqlResult = { rows: [], changes: 0 }

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
export function* many<Row>(sql: string, ...params: SqlValue[]): Work<Row[]> {
  const { rows } = yield { sql, params }
  // The caller names the shape of its own SQL; nothing else can know it.
  return rows as Row[]
}

/** The first row of a query, or nothing. */
export function* one<Row>(sql: string, ...params: SqlValue[]): Work<Row | undefined> {
  const rows = yield* many<Row>(sql, ...params)
  return rows[0]
}

/** Runs a change and gives the number of rows that it touched, which is how conditional writes know who won. */
export function* run(sql: string, ...params: SqlValue[]): Work<number> {
  const { changes } = yield { sql, params }
  return changes
}
