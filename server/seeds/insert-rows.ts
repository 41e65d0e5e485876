import { many, run, type SqlValue, type Transaction } from '#kit/database/transaction.ts'

export type Row = Record<string, SqlValue>

/** Rows in one statement: few statements for the database, and few parameters in each. */
const rowsAStatement = 50

/** Inserts rows of one table that all have the same columns. */
export function* insertRows(table: string, rows: readonly Row[]): Transaction<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const values = `(${columns.map(() => '?').join(', ')})`
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    const part = rows.slice(start, start + rowsAStatement)
    yield* run(
      `INSERT INTO ${table} (${names}) VALUES ${part.map(() => values).join(', ')}`,
      ...part.flatMap((row) => columns.map((column) => row[column] ?? null)),
    )
  }
}

/** Sets PostgreSQL's id counter of a table after rows with explicit ids; SQLite does so automatically. */
export function* continueIds(table: string): Transaction<void> {
  yield* many(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT MAX("id") FROM ${table}))`)
}
