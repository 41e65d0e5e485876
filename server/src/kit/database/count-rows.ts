import { one, type SqlValue, type Transaction } from './transaction.ts'

/** Returns the number of rows of a table, or of several that are joined, that `where` finds. */
export function* countRows(from: string, where: string, ...params: SqlValue[]): Transaction<number> {
  const row = yield* one<{ total: number }>(`SELECT count(*) AS "total" FROM ${from} WHERE ${where}`, ...params)
  return row?.total ?? 0
}
