export type SqlValue = string | number | boolean | null | Uint8Array

/** SQL with `?` for each value; a `?` never stands inside a string literal or a name. */
export type Statement = {
  sql: string
  params: readonly SqlValue[]
  /** Whether the id of the row that it inserts is to come back as a row. */
  givesId?: true
  /** What it does with jobs whose rows it gives: writes them down or has them wait again, or removes them. After the commit, who runs them hears of that. */
  jobs?: JobChange['change']
}

/** What became of a job by a work that is committed. */
export type JobChange = { change: 'written' | 'removed'; row: unknown }

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

/** What a statement did with jobs. */
export function jobChanges({ jobs }: Statement, rows: readonly unknown[]): JobChange[] {
  return jobs ? rows.map((row) => ({ change: jobs, row })) : []
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

function rowsIn<Row>({ rows }: SqlResult): Row[] {
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
