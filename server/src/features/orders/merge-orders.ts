import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import { type CartLine, orderLimits } from '@brigade/domain/orders/orders.schema.ts'
import { mayMove } from '@brigade/domain/orders/orders.status.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { findOrder } from './find-order.ts'
import type { Moved } from './move-order.ts'
import { assertMove, refuseStale } from './order-problems.ts'
import { orderOfRow, type OrderRow } from './order-row.ts'
import { assertPayable } from './order-totals.ts'
import { saveAct } from './save-act.ts'
import { findSellingVenue } from './selling-venue.ts'

export type MergeOrders = {
  id: number
  into: number | null | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Merges an order into another open one of the same table: the other takes over its lines as they were sold and waits to be
 * accepted again. Throws BadRequest for another table's or a paid order, Conflict when either has moved on. (product, Orders)
 */
export function* mergeOrders({ id, into, principal, now, followUps }: MergeOrders): Work<Moved> {
  if (!can(principal, 'orders:merge')) throw forbidden({ message: 'You may not merge orders.' })
  const source = yield* findOrder(id, principal, now)
  yield* assertMove('merge', source)
  if (into === null || into === undefined || into === id) refuseMerge('mergeTarget')
  const target = yield* findOrder(into, principal, now)
  if (target.tableId !== source.tableId || !mayMove('merge', target.status)) refuseMerge('mergeTarget')
  if (source.amountPaidOnline > 0 || target.amountPaidOnline > 0) refuseMerge('mergePaid')

  const venue = yield* findSellingVenue(source.tableId)
  if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
  const at = now.toISOString()
  const cart = [...linesOf(target), ...linesOf(source)]
  if (cart.length > orderLimits.mostLines) refuseMerge('mergeTooLong')
  const totals = totalsAsSold(cart, { currency: target.currency, serviceFee: venue.serviceFee })
  assertPayable(totals)
  const merged = yield* saveAct(source, {
    act: 'merge',
    changes: { status: 'merged', mergedAt: at, mergedInto: target.id },
    principal,
    now,
    reason: `#${target.id}`,
    withOrderId: target.id,
  })
  const grown = yield* saveAct(target, {
    act: 'update',
    changes: {
      cart: JSON.stringify(cart),
      ...totals,
      tipAmount: target.tipAmount + source.tipAmount,
      status: 'updated',
      editSource: 'dashboard',
    },
    principal,
    now,
    reason: `#${source.id}`,
    withOrderId: source.id,
  })
  if (!merged || !grown) refuseStale(yield* findOrder(id, principal, now))
  const order = orderOfRow(merged)
  const followed = yield* followUps.run('orders:moved', { order, act: 'merge', principal, now })
  return { order, announcements: [{ path: ordersPath, event: 'patched', record: orderOfRow(grown) }, ...followed] }
}

function linesOf(row: OrderRow): CartLine[] {
  return JSON.parse(row.cart) as CartLine[]
}

function refuseMerge(code: OrderErrorCode): never {
  throw badRequest({ message: orderErrors[code], reason: code, fields: { mergedInto: orderErrors[code] } })
}
