import { many, placesFor, type SqlValue, type Work } from './work.ts'

/** Few statements for the database, and few parameters in each. */
const valuesAStatement = 500

/** Parts of a list, small enough to be values of one statement each. */
export function chunksOf<T>(list: readonly T[], size = valuesAStatement): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) => list.slice(part * size, (part + 1) * size))
}

/** The rows whose column holds any of these values; `sql` ends where their list begins. */
export function* manyIn<Row>(sql: string, values: readonly SqlValue[]): Work<Row[]> {
  const rows: Row[] = []
  for (const chunk of chunksOf(values)) {
    rows.push(...(yield* many<Row>(`${sql} (${placesFor(chunk)})`, ...chunk)))
  }
  return rows
}
