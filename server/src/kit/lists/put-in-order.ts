import { isOrderOf, sortMoved } from '@brigade/domain/kit/sort-order.ts'
import { chunksOf } from '../database/in-chunks.ts'
import { run, type Transaction } from '../database/transaction.ts'
import { conflict } from '../errors/errors.ts'

type NewOrder = {
  /** The ids of the records in their present order. */
  standing: readonly number[]
  ids: readonly number[]
  /** True if the moved records get new versions, by which live lists know the newer of two. */
  raisesVersions?: true
}

/**
 * Gives the records of one list a new order. Throws Conflict with the present order if the ids are not exactly those
 * that stand there, because a colleague added or deleted one in between. Returns false if the order stands so already.
 */
export function* putInOrder(table: string, { standing, ids, raisesVersions }: NewOrder): Transaction<boolean> {
  if (!isOrderOf(standing, ids)) {
    throw conflict({ message: sortMoved, reason: 'sortMoved', extras: { ids: standing } })
  }
  if (standing.every((id, place) => id === ids[place])) return false
  const version = raisesVersions ? `"version" = ${table}."version" + 1, ` : ''
  for (const [part, chunk] of chunksOf(ids, rowsAStatement).entries()) {
    const values = chunk.map(() => '(CAST(? AS integer), CAST(? AS integer))').join(', ')
    yield* run(
      `WITH places ("id", "place") AS (VALUES ${values})
       UPDATE ${table} SET ${version}"index" = places."place" FROM places
       WHERE ${table}."id" = places."id" AND ${table}."index" <> places."place"`,
      ...chunk.flatMap((id, position) => [id, part * rowsAStatement + position + 1]),
    )
  }
  return true
}

/** Number of rows in one statement: few statements for the database, and few parameters in each. */
const rowsAStatement = 200
