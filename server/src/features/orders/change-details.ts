import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { toMinor } from '@brigade/domain/kit/money.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import { limitProblems, type VenueLimits } from '@brigade/domain/orders/orders.limits.ts'
import { keptNames } from '@brigade/domain/orders/orders.names.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import type { OrderTotals } from '@brigade/domain/orders/orders.pricing.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { findSellingVenue } from '#features/tables/door/selling-venue.ts'
import { badRequest, conflict, forbidden } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { holdBill } from './bills/hold-bill.ts'
import type { NewPayment } from './book-payments.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrder } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { refuseCart, refuseSettled, refuseStale } from './order-problems.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { onlinePaymentOf } from './online-payment.ts'
import { saveAct } from './save-act.ts'

export type ChangeDetails = { id: number; change: PatchOrder; principal: Principal; now: Date; followUps: FollowUps }

/**
 * Changes what stands beside the cart: covers, guests, tip and payment, without moving the order. What was paid online, and whether
 * it earns points, only a machine may say. With a `version`, an older one is refused with the current order. A merged order is refused with the one that took
 * it over, a cancelled one but for its payment, which is then due to be given back. (product, Orders)
 */
export function* changeDetails({ id, change, principal, now, followUps }: ChangeDetails): Work<Moved> {
  const found = yield* findOrder(id, principal)
  const row = saysPayment(change, found) ? yield* holdOrder(id) : found
  if (change.version !== undefined && change.version !== row.version) refuseStale(row)
  const changes = detailsOf({ change, row, principal })
  const payments = paymentsOf({ change, row, tipAmount: changes.tipAmount ?? row.tipAmount, principal })
  const changed = [...Object.keys(changes), ...(payments.length > 0 ? ['amountPaidOnline'] : [])]
  if (changed.length === 0) return { order: orderOfRow(row), announcements: [], isSame: true }
  if (!can(principal, 'orders:edit') && !can(principal, 'orders:recordPayment')) {
    throw forbidden({ message: 'You may not change orders.' })
  }
  assertChangeable(row, changes)
  yield* assertUnsettled(row, changes, principal)
  if (changes.tipAmount !== undefined) {
    const venue = yield* findSellingVenue(row.tableId)
    if (!venue) throw new Error(`Order ${id} stands at a table that is gone`)
    assertTip(changes, row, venue)
  }
  const reason = changed.join(', ')
  const saved = yield* saveAct(row, { act: 'details', changes, payments, principal, now, reason })
  // Without a version these details are wanted, no matter what else has changed since.
  if (!saved) return yield* changeDetails({ id, change, principal, now, followUps })
  const order = orderOfRow(saved)
  // What is told of a payment tells of a tip that came with it too.
  if (saved.amountPaidOnline !== row.amountPaidOnline) {
    const paid = { order, before: orderOfRow(row), principal, now }
    return { order, announcements: yield* followUps.run('orders:paid', paid) }
  }
  if (saved.tipAmount === row.tipAmount) return { order, announcements: [] }
  return { order, announcements: yield* followUps.run('orders:tipped', { order, principal, now }) }
}

/** Refuses another tip or payment type once the bill is closed, but of a payment system: what was paid is not to be lost. */
function* assertUnsettled(row: OrderRow, changes: Partial<OrderRow>, principal: Principal): Work<void> {
  const fields = (['tipAmount', 'paymentType'] as const).filter((field) => changes[field] !== undefined)
  if (fields.length === 0 || can(principal, 'orders:recordPayment')) return
  const isBillOpen = yield* holdBill(row.billId)
  if (isSettled(row, { isBillOpen })) refuseSettled(row, fields)
}

/** Refuses to change what has come to an end: the lines of a merged order are another's, a cancelled one can only be paid back. */
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

/** Whether this body says anything else of what stands beside the cart than the order does. */
export function changesDetails(doing: { change: PatchOrder; row: OrderRow; principal: Principal }): boolean {
  return saysPayment(doing.change, doing.row) || Object.keys(detailsOf(doing)).length > 0
}

/** Whether this body says that another amount was paid online. */
function saysPayment({ amountPaidOnline: paid }: PatchOrder, row: OrderRow): boolean {
  return paid !== undefined && toMinor(paid, row.currency) !== row.amountPaidOnline
}

/** The changes to the fields beside the cart that this body really makes. Throws Forbidden for those that only others may make. */
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
    if (!can(principal, 'orders:reward')) throw forbidden({ message: 'Only the loyalty programme may say this.' })
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

/** Refuses a new tip that is a larger share of the price than the venue takes; what a discount takes off counts for it. (product, Orders) */
export function assertTip({ tipAmount }: Partial<OrderRow>, totals: OrderTotals, venue: VenueLimits): void {
  if (tipAmount === undefined) return
  const orderPrice = totals.orderPrice + discountAmountOf(totals)
  const problems = limitProblems({ lines: [], tipAmount, orderPrice }, venue)
  if (problems.length > 0) refuseCart(problems)
}

/** An amount of a body in minor units. Throws BadRequest, naming the field, when it has more decimals than the currency. */
export function minorAmount(field: string, amount: number, currency: OrderRow['currency']): number {
  const minor = toMinor(amount, currency)
  if (minor !== null) return minor
  const sentence = `This amount has more decimals than ${currency}.`
  throw badRequest({ message: sentence, reason: 'tooManyDecimals', fields: { [field]: sentence } })
}

/** What was paid online, or went back, by what a body says. */
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
