import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import { worksAt } from '@brigade/domain/access/principal.ts'
import { sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import { marketingErrors } from '@brigade/domain/marketing/marketing.errors.ts'
import type { SortPromotions } from '@brigade/domain/marketing/marketing.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { audit, emit, many, type Transaction } from '#kit/database/transaction.ts'
import { refuseField } from '#kit/errors/errors.ts'
import { putInOrder } from '#kit/lists/put-in-order.ts'

/**
 * Gives the promotions of a venue a new order. Throws BadRequest for a venue of others, and Conflict with the current order if the ids are
 * not exactly those of the venue. One event is for all of them. Versions stay, so that no open form becomes stale.
 */
export function* sortPromotions(
  { restaurantId, ids }: SortPromotions,
  { principal }: Call,
): Transaction<SortPromotions> {
  const venue = worksAt(principal, restaurantId)
    ? yield* lockRow<{ name: string }>('venues', { id: restaurantId, by: 'catalogueVersion' })
    : undefined
  if (!venue) refuseField({ restaurantId: 'venueUnknown' }, marketingErrors)
  const rows = yield* many<{ id: number }>(
    'SELECT "id" FROM promotions WHERE "restaurantId" = ? ORDER BY "index", "id"',
    restaurantId,
  )
  const standing = rows.map(({ id }) => id)
  const sorted = { restaurantId, ids }
  if (!(yield* putInOrder('promotions', { standing, ids }))) return sorted
  yield* audit({
    act: 'sorted',
    record: 'venue',
    recordId: restaurantId,
    recordName: venue.name,
    restaurantId,
    ...changesBetween({ before: { promotions: standing }, after: { promotions: ids } }),
  })
  yield* emit(sortPromotionsPath, 'created', sorted)
  return sorted
}
