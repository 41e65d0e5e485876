import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import { badRequest, forbidden } from '#kit/errors.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { holdBill } from './bills/hold-bill.ts'
import { lastOnTab, relinkTab } from './open-tab.ts'
import { paymentsCarried } from './book-payments.ts'
import { findOrder, orderSeenBy } from './door/find-order.ts'
import { holdOrders } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { assertMove } from './order-problems.ts'
import { orderOfRow, soldLinesOf } from './order-columns.ts'
import { assertPayable } from './order-totals.ts'
import { saveAct } from './save-act.ts'
import { findSellingVenue } from '#features/tables/door/selling-venue.ts'

export type MergeOrders = {
  id: number
  into: number | null | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Merges an order into another open one of the same table: the other takes over its lines as they were sold and waits to be
 * accepted again; tip and payments go along, and the tab of the bill is put in a row again. The merged one keeps all of its own as a
 * record. Throws BadRequest for another table's or another bill's order, and for one with another discount, Conflict when either has moved on. (product, Orders)
 */
export function* mergeOrders({ id, into, principal, now, followUps }: MergeOrders): Work<Moved> {
  if (!can(principal, 'orders:merge')) throw forbidden({ message: 'You may not merge orders.' })
  const { tableId, billId } = yield* findOrder(id, principal)
  if (into === null || into === undefined || into === id) refuseMerge('mergeTarget')
  // Of an order elsewhere nothing is said, not even whether there is one.
  if ((yield* orderSeenBy(principal, into))?.tableId !== tableId) refuseMerge('mergeTarget')
  // An order that comes onto the bill's tab meanwhile waits, and continues what is left.
  yield* holdBill(billId)
  const held = yield* holdOrders([id, into])
  const source = held[0]!
  const target = held[1]!
  yield* assertMove('merge', source)
  yield* assertMove('merge', target)
  if (target.billId !== source.billId) refuseMerge('mergeBill')

  if (target.discountHundredths !== source.discountHundredths) refuseMerge('mergeDiscount')

  const venue = yield* findSellingVenue(source.tableId)
  if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
  const at = now.toISOString()
  const cart = [...soldLinesOf(target), ...soldLinesOf(source)]
  if (cart.length > orderLimits.mostLines) refuseMerge('mergeTooLong')
  const discountPercentage = target.discountHundredths / 100
  const totals = totalsAsSold(cart, { currency: target.currency, serviceFee: venue.serviceFee, discountPercentage })
  assertPayable(totals)
  const merged = yield* saveAct(source, {
    act: 'merge',
    changes: { status: 'merged', mergedAt: at, mergedInto: target.id },
    principal,
    now,
    reason: `#${target.id}`,
    withOrderId: target.id,
  })
  const tipAmount = target.tipAmount + source.tipAmount
  const isOnTab = Boolean(source.openTab) || Boolean(target.openTab)
  const grown = yield* saveAct(target, {
    act: 'update',
    changes: {
      cart: JSON.stringify(cart),
      ...totals,
      tipAmount,
      openTab: isOnTab,
      continuationOf: isOnTab ? yield* lastOnTab({ billId: target.billId, before: target.id }) : null,
      status: 'updated',
      editSource: 'dashboard',
      cancelAskedAt: earlier(source.cancelAskedAt, target.cancelAskedAt),
    },
    payments: paymentsCarried(source),
    principal,
    now,
    reason: `#${source.id}`,
    withOrderId: source.id,
  })
  if (!merged || !grown) throw new Error(`Order ${id} or ${target.id} was changed while it was held`)
  const relinked = isOnTab ? yield* relinkTab({ billId, principal, now }) : []
  const order = orderOfRow(merged)
  const moved = yield* followUps.run('orders:moved', { order, act: 'merge', principal, now })
  const change = { order: orderOfRow(grown), before: orderOfRow(target) }
  const changed = yield* followUps.run('orders:cartChanged', { ...change, act: 'merge', principal, now })
  const announced = [grown, ...relinked].map((row): Announcement => ({
    path: ordersPath,
    event: 'patched',
    record: orderOfRow(row),
  }))
  return { order, announcements: [...announced, ...moved, ...changed] }
}

/** The wish of a guest to cancel goes along: of two the one that has waited longer. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function refuseMerge(code: OrderErrorCode): never {
  throw badRequest({ message: orderErrors[code], reason: code, fields: { mergedInto: orderErrors[code] } })
}
