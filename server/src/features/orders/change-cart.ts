import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { priceCart } from '@brigade/domain/orders/orders.pricing.ts'
import type { CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { assertTip, detailsOf } from './change-details.ts'
import { findOrder } from './door/find-order.ts'
import type { Moved } from './move-order.ts'
import { assertMove, refuseCart, refuseDifferences, refuseStale } from './order-problems.ts'
import { orderOfRow, type OrderRow, soldLinesOf } from './order-columns.ts'
import { assertPayable, totalDifferences } from './order-totals.ts'
import { saveAct } from './save-act.ts'
import { findSellingVenue } from '#features/tables/door/selling-venue.ts'

export type ChangeCart = {
  id: number
  change: PatchOrder & { cart: CartLineInput[] }
  principal: Principal
  now: Date
  catalogues: Catalogues
  followUps: FollowUps
}

/**
 * Gives an order a new cart, made from the version that the change names. Lines that it had keep the prices at which they were
 * sold; new ones have today's. The order is then updated and waits to be accepted again. Throws Conflict with the current order
 * when the version is an older one. (product, Orders)
 */
export function* changeCart({ id, change, principal, now, catalogues, followUps }: ChangeCart): Work<Moved> {
  if (!can(principal, 'orders:edit')) throw forbidden({ message: 'You may not change orders.' })
  const row = yield* findOrder(id, principal)
  if (change.version === undefined) {
    const fields = { version: orderErrors.versionMissing }
    throw badRequest({ message: orderErrors.versionMissing, reason: 'versionMissing', fields })
  }
  if (change.version !== row.version) refuseStale(row)
  yield* assertMove('update', row)

  const venue = yield* findSellingVenue(row.tableId)
  if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
  const at = now.toISOString()
  const sold = soldLinesOf(row)
  const priced = priceCart({
    lines: change.cart,
    catalogue: yield* catalogues.get(venue.restaurantId, venue.catalogueVersion),
    venue: { ...venue, currency: row.currency },
    time: venueTime(now, venue.timeZone),
    now: at,
    sold,
    discountPercentage: row.discountHundredths / 100,
  })
  if (priced.problems.length > 0) refuseCart(priced.problems)
  const differences = [...priced.differences, ...totalDifferences(change, priced.totals, row.currency)]
  if (differences.length > 0) refuseDifferences(differences)
  if (priced.totals.cartPrice <= 0) refuseCart([{ field: 'orderPrice', code: 'totalNotPositive' }])
  assertPayable(priced.totals)

  const details = detailsOf({ change, row, principal })
  assertTip(details, priced.totals, venue)
  const changes: Partial<OrderRow> = {
    ...details,
    ...priced.totals,
    cart: JSON.stringify(priced.cart),
    status: 'updated',
    editSource: 'dashboard',
  }
  const saved = yield* saveAct(row, { act: 'update', changes, principal, now })
  if (!saved) refuseStale(yield* findOrder(id, principal))
  const order = orderOfRow(saved)
  const before = orderOfRow(row)
  return {
    order,
    announcements: yield* followUps.run('orders:cartChanged', { order, before, act: 'update', principal, now }),
  }
}
