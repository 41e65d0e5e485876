import { can } from '@brigade/domain/access/permissions.ts'
import { orderErrors, type OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import { totalsAsSold } from '@brigade/domain/orders/orders.pricing.ts'
import { orderLimits } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { badRequest, forbidden } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { lockBill } from './bills/lock-bill.ts'
import { lastOnTab, relinkTab } from './open-tab.ts'
import { paymentsCarried } from './records/book-payments.ts'
import { findOrder, orderSeenBy } from './public/find-order.ts'
import { lockOrders } from './public/lock-orders.ts'
import { assertMove } from './records/order-problems.ts'
import { orderOfRow, soldLinesOf } from './records/order-columns.ts'
import { assertPayable } from './order-totals.ts'
import { type ActOnOrder, saveAct } from './records/save-act.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'

/**
 * Merges an order into another open one of the same table: the other takes over its lines as they were sold and waits to be accepted again;
 * tip and payments move too, and the tab of the bill is linked again. The merged one keeps all of its own data as a record. Throws
 * BadRequest for a test order, another table's or another bill's order, and for one with another discount, Conflict if either has moved on. (product,
 * Orders)
 */
export function* mergeOrders(id: number, into: number | null | undefined, call: Call): Transaction<Order> {
  const { principal, now, app } = call
  if (!can(principal, 'orders:merge')) throw forbidden({ message: 'You can’t merge orders.' })
  const { tableId, billId } = yield* findOrder(id, principal)
  if (into === null || into === undefined || into === id) refuseMerge('mergeTarget')
  // Don't reveal whether an order of another table exists.
  if ((yield* orderSeenBy(principal, into))?.tableId !== tableId) refuseMerge('mergeTarget')
  // An order that is placed on the bill's tab in between waits, and then continues the remaining order.
  yield* lockBill(billId)
  const held = yield* lockOrders([id, into])
  const source = held[0]!
  const target = held[1]!
  if (source.isTest || target.isTest) refuseMerge('mergeTest')
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
  const merge: ActOnOrder = {
    act: 'merge',
    changes: { status: 'merged', mergedAt: at, mergedInto: target.id },
    reason: `#${target.id}`,
    withOrderId: target.id,
  }
  const merged = yield* saveAct(source, merge, call)
  const tipAmount = target.tipAmount + source.tipAmount
  const isOnTab = Boolean(source.openTab) || Boolean(target.openTab)
  const growth: ActOnOrder = {
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
    reason: `#${source.id}`,
    withOrderId: source.id,
  }
  const grown = yield* saveAct(target, growth, call)
  if (!merged || !grown) throw new Error(`Order ${id} or ${target.id} was changed while it was held`)
  if (isOnTab) yield* relinkTab(billId, call)
  yield* app.transactionHooks.run('orders:moved', { order: merged, act: 'merge', ...call })
  const change = { order: grown, before: orderOfRow(target), act: 'merge' } as const
  yield* app.transactionHooks.run('orders:cartChanged', { ...change, ...call })
  return merged
}

/** Returns the wish to cancel after a merge: the older one of two. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

function refuseMerge(code: OrderErrorCode): never {
  throw badRequest({ message: orderErrors[code], reason: code, fields: { mergedInto: orderErrors[code] } })
}
