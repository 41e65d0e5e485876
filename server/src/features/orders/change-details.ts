import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import { limitProblems, type VenueLimits } from '@brigade/domain/orders/orders.limits.ts'
import { keptNames } from '@brigade/domain/orders/orders.names.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { Order, PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call } from '#kit/context/call.ts'
import { badRequest, conflict, forbidden } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { lockBill } from './bills/lock-bill.ts'
import type { NewPayment } from './records/book-payments.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrder } from './public/lock-orders.ts'
import { refuseCart, refuseSettled, refuseStaleOrder } from './records/order-problems.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'
import { onlinePaymentOf } from './online-payment.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Changes the details beside the cart: covers, guests, tip and payment, without moving the order. Only a machine may say what was paid
 * online and whether the order earns points. With a `version`, an older one is refused with the current order. A merged order is refused
 * with the one that took it over, a cancelled one except for its payment, which then has to be refunded. (product, Orders)
 */
export function* changeDetails(id: number, change: PatchOrder, call: Call): Transaction<Order> {
  const { principal, app } = call
  const found = yield* findOrder(id, principal)
  const row = saysPayment(change, found) ? yield* lockOrder(id) : found
  if (change.version !== undefined && change.version !== row.version) refuseStaleOrder(row)
  const changes = detailsOf({ change, row, principal })
  const payments = paymentsOf({ change, row, tipAmount: changes.tipAmount ?? row.tipAmount, principal })
  const changed = [...Object.keys(changes), ...(payments.length > 0 ? ['amountPaidOnline'] : [])]
  if (changed.length === 0) return orderOfRow(row)
  if (!can(principal, 'orders:edit') && !can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'You can’t change orders.' })
  }
  assertChangeable(row, changes)
  yield* assertUnsettled(row, changes, principal)
  if (changes.tipAmount !== undefined) {
    const venue = yield* findSellingVenue(row.tableId)
    if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
    assertTip(changes, row, venue)
  }
  const reason = changed.join(', ')
  const order = yield* saveAct(row, { act: 'details', changes, payments, reason }, call)
  // Without a version, these details are applied no matter what else has changed since.
  if (!order) return yield* changeDetails(id, change, call)
  const before = orderOfRow(row)
  // The payment event also covers a tip that was paid with it.
  if (order.amountPaidOnline !== before.amountPaidOnline) {
    yield* app.transactionHooks.run('orders:paid', { order, before, ...call })
  } else if (order.tipAmount !== before.tipAmount) yield* app.transactionHooks.run('orders:tipped', { order, ...call })
  return order
}

/**
 * Refuses a changed tip or payment type once the bill is closed, except by a payment system, whose report of a payment must not be lost.
 */
function* assertUnsettled(row: OrderRow, changes: Partial<OrderRow>, principal: Principal): Transaction<void> {
  const fields = (['tipAmount', 'paymentType'] as const).filter((field) => changes[field] !== undefined)
  if (fields.length === 0 || can(principal, 'orders:recordPayment')) return
  const isBillOpen = yield* lockBill(row.billId)
  if (isSettled(row, { isBillOpen })) refuseSettled(row, fields)
}

/** Refuses changes of ended orders: the lines of a merged order belong to another, and of a cancelled one only the payment may change. */
function assertChangeable(row: OrderRow, changes: Partial<OrderRow>): void {
  const { status, mergedInto } = row
  if (status === 'merged') {
    const extras = { status, mergedInto, order: orderOfRow(row) }
    throw conflict({ message: orderErrors.orderMerged, reason: 'orderMerged', extras })
  }
  if (status !== 'cancelled' || Object.keys(changes).length === 0) return
  const extras = { status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.orderCancelled, reason: 'orderCancelled', extras })
}

/** Returns whether this body changes any detail beside the cart. */
export function changesDetails(doing: { change: PatchOrder; row: OrderRow; principal: Principal }): boolean {
  return saysPayment(doing.change, doing.row) || Object.keys(detailsOf(doing)).length > 0
}

/** Returns whether this body names another amount paid online. */
function saysPayment({ amountPaidOnline: paid }: PatchOrder, row: OrderRow): boolean {
  return paid !== undefined && toMinor(paid, row.currency) !== row.amountPaidOnline
}

/** Returns the changes of the fields beside the cart that this body makes. Throws Forbidden for those that only others may make. */
export function detailsOf({
  change,
  row,
  principal,
}: {
  change: PatchOrder
  row: OrderRow
  principal: Principal
}): Partial<OrderRow> {
  const changes: Partial<OrderRow> = {}
  if (change.reward !== undefined && change.reward !== row.reward) {
    if (!can(principal, 'orders:reward')) throw forbidden({ message: 'Only the loyalty programme can set this.' })
    changes.reward = change.reward
  }
  if (change.covers !== undefined && change.covers !== row.covers) changes.covers = change.covers
  if (change.guests !== undefined && change.guests !== row.guests) changes.guests = change.guests
  if (change.paymentType !== undefined && change.paymentType !== row.paymentType) {
    changes.paymentType = change.paymentType
  }
  if (change.paymentInfo !== undefined) {
    const paymentInfo = change.paymentInfo === null ? null : JSON.stringify(keptNames(change.paymentInfo))
    if (paymentInfo !== row.paymentInfo) changes.paymentInfo = paymentInfo
  }
  if (change.tipAmount !== undefined) {
    const tipAmount = minorAmount('tipAmount', change.tipAmount, row.currency)
    if (tipAmount !== row.tipAmount) changes.tipAmount = tipAmount
  }
  return changes
}

/** Refuses a new tip that is a larger share of the price than the venue accepts; the price before any discount counts. (product, Orders) */
export function assertTip({ tipAmount }: Partial<OrderRow>, totals: OrderTotals, venue: VenueLimits): void {
  if (tipAmount === undefined) return
  const orderPrice = totals.orderPrice + discountAmountOf(totals)
  const problems = limitProblems({ lines: [], tipAmount, orderPrice }, venue)
  if (problems.length > 0) refuseCart(problems)
}

/** Returns an amount of a body in minor units. Throws BadRequest, naming the field, if it has more decimals than the currency. */
export function minorAmount(field: string, amount: number, currency: OrderRow['currency']): number {
  const minor = toMinor(amount, currency)
  if (minor !== null) return minor
  const sentence = `This amount has too many decimals for ${currency}.`
  throw badRequest({ message: sentence, reason: 'tooManyDecimals', fields: { [field]: sentence } })
}

/** Returns the payments and refunds online that follow from a body. */
function paymentsOf({
  change,
  row,
  tipAmount,
  principal,
}: {
  change: PatchOrder
  row: OrderRow
  tipAmount: number
  principal: Principal
}): NewPayment[] {
  const { amountPaidOnline: sent } = change
  if (sent === undefined) return []
  const amount = minorAmount('amountPaidOnline', sent, row.currency)
  return onlinePaymentOf({ amount, before: row, due: row.orderPrice + tipAmount, principal })
}
