import { one, type Work } from './work.ts'

/**
 * A row as it is now and stays until the transaction ends; undefined when there is none. Writing the row, though to the same value, makes
 * everybody else who wants to change it wait, on either database. `by` is a column in no index and no key, so that writing it as it is moves
 * nothing else.
 */
export function* holdRow<Row>(table: string, { id, by }: { id: number; by: string }): Work<Row | undefined> {
  return yield* one<Row>(`UPDATE ${table} SET "${by}" = "${by}" WHERE "id" = ? RETURNING *`, id)
}
