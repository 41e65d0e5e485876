import { one, type Transaction } from './transaction.ts'

/**
 * Returns a row and locks it until the transaction ends; undefined when there is none. It writes the row with its
 * present values, which makes all other writers of the row wait, on either database. `by` is a column in no index and
 * no key, so that writing it unchanged has no other effect.
 */
export function* lockRow<Row>(table: string, { id, by }: { id: number; by: string }): Transaction<Row | undefined> {
  return yield* one<Row>(`UPDATE ${table} SET "${by}" = "${by}" WHERE "id" = ? RETURNING *`, id)
}
