import { one, type Work } from './work.ts'

/** A column of each table that is in no index and no key, so that writing it as it is moves nothing else. */
const heldBy = { bills: 'version', orders: 'version', venues: 'catalogueVersion' } as const

/**
 * A row as it is now and stays until the transaction ends; undefined when there is none. Writing the row, though to the same value, makes
 * everybody else who wants to change it wait, on either database.
 */
export function* holdRow<Row>(table: keyof typeof heldBy, id: number): Work<Row | undefined> {
  const column = heldBy[table]
  return yield* one<Row>(`UPDATE ${table} SET "${column}" = "${column}" WHERE "id" = ? RETURNING *`, id)
}
