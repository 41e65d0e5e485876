import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { sortTablesPath } from '@brigade/domain/tables/tables.api.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { SortTables } from '@brigade/domain/tables/tables.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { audit, emit, many, one, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'
import { holdVenue } from './hold-venue.ts'

/**
 * Gives the tables and rooms of a venue a new order. Throws BadRequest for a venue of others, and Conflict with the
 * current order if a colleague added or deleted one in between. One event tells of all of them, so that the sockets of
 * their guests stay open. A place is no field of a form: versions stay, so that no open form becomes stale.
 */
export function* sortTables({ restaurantId, ids }: SortTables, { principal }: Call): Transaction<SortTables> {
  if (!worksAt(principal, restaurantId) || !(yield* holdVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, tableErrors)
  const standing = yield* many<{ id: number }>(
    'SELECT "id" FROM tables WHERE "restaurantId" = ? ORDER BY "index", "id"',
    restaurantId,
  )
  const sorted = { restaurantId, ids }
  const before = standing.map(({ id }) => id)
  if (!(yield* putInOrder('tables', { standing: before, ids }))) return sorted
  const venue = yield* one<{ name: string }>('SELECT "name" FROM venues WHERE "id" = ?', restaurantId)
  yield* audit({
    act: 'sorted',
    record: 'venue',
    recordId: restaurantId,
    recordName: venue!.name,
    restaurantId,
    ...changesBetween({ before: { tables: before }, after: { tables: ids } }),
  })
  yield* emit(sortTablesPath, 'created', sorted)
  return sorted
}
