import { insert, many, pause, placesFor, type SqlValue, type Transaction } from './transaction.ts'

type StoredRow = Record<string, SqlValue>

type CopyRows = {
  table: string
  /** The condition that finds the rows, and its params. */
  where: string
  params: readonly SqlValue[]
  /** Returns the columns that differ in the copy of a row; a column that is undefined gets its default. */
  change(row: StoredRow): Record<string, SqlValue | undefined>
}

/** Copies the rows of a table as they are stored, in a long transaction. Returns the new ids by the old ones. */
export function* copyRows({ table, where, params, change }: CopyRows): Transaction<Map<number, number>> {
  const rows = yield* many<StoredRow & { id: number }>(`SELECT * FROM ${table} WHERE ${where} ORDER BY "id"`, ...params)
  const ids = new Map<number, number>()
  for (const { id, ...row } of rows) {
    const copy = Object.entries({ ...row, ...change(row) }).filter(
      (column): column is [string, SqlValue] => column[1] !== undefined,
    )
    const names = copy.map(([name]) => `"${name}"`).join(', ')
    const values = copy.map(([, value]) => value)
    ids.set(id, yield* insert(`INSERT INTO ${table} (${names}) VALUES (${placesFor(values)})`, ...values))
    yield pause
  }
  return ids
}
