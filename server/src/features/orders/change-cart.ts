import { can } from '@brigade/domain/access/permissions.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { priceCart } from '@brigade/domain/orders/orders.pricing.ts'
import type { CartLineInput } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { Order, PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { venueTime } from '@brigade/domain/kit/venue-clock.ts'
import type { Call } from '#kit/context/call.ts'
import { badRequest, forbidden } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { assertTip, detailsOf } from './change-details.ts'
import { findOrder } from './public/find-order.ts'
import { assertMove, refuseCart, refuseDifferences, refuseStaleOrder } from './records/order-problems.ts'
import { orderOfRow, type OrderRow, soldLinesOf } from './records/order-columns.ts'
import { assertPayable, totalDifferences } from './order-totals.ts'
import { saveAct } from './records/save-act.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'

type ChangedCart = PatchOrder & { cart: CartLineInput[] }

/**
 * Gives an order a new cart, made from the version that the change names. Existing lines keep the prices at which they were
 * sold; new ones have today's. The order is then updated and waits to be accepted again. Throws Conflict with the current order
 * if the version is an older one. (product, Orders)
 */
export function* changeCart(id: number, change: ChangedCart, call: Call): Transaction<Order> {
  const { principal, now, app } = call
  if (!can(principal, 'orders:edit')) throw forbidden({ message: 'You can’t change orders.' })
  const row = yield* findOrder(id, principal)
  if (change.version === undefined) {
    const fields = { version: orderErrors.versionMissing }
    throw badRequest({ message: orderErrors.versionMissing, reason: 'versionMissing', fields })
  }
  if (change.version !== row.version) refuseStaleOrder(row)
  yield* assertMove('update', row)

  const venue = yield* findSellingVenue(row.tableId)
  if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
  const at = now.toISOString()
  const sold = soldLinesOf(row)
  const priced = priceCart({
    lines: change.cart,
    catalogue: yield* app.catalogues.get(venue.restaurantId, venue.catalogueVersion),
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
  const order = yield* saveAct(row, { act: 'update', changes }, call)
  if (!order) refuseStaleOrder(yield* findOrder(id, principal))
  yield* app.transactionHooks.run('orders:cartChanged', { order, before: orderOfRow(row), act: 'update', ...call })
  return order
}
