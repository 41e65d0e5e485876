import { many, placesFor, type SqlValue, type Transaction } from './transaction.ts'

/** Number of values in one statement: few statements for the database, and few parameters in each. */
const valuesAStatement = 500

/** Splits a list into parts that are small enough to be values of one statement each. */
export function chunksOf<T>(list: readonly T[], size = valuesAStatement): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}

/** Returns the rows whose column has any of these values; `sql` ends where their list begins. */
export function* manyIn<Row>(sql: string, values: readonly SqlValue[]): Transaction<Row[]> {
  const rows: Row[] = []
  for (const chunk of chunksOf(values)) {
    rows.push(...(yield* many<Row>(`${sql} (${placesFor(chunk)})`, ...chunk)))
  }
  return rows
}
