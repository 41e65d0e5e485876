import type { Principal } from '@brigade/domain/access/principal.ts'
import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { largestTip } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isPayable, problemsOfTaking, unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import { sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import type { TakePayment } from '@brigade/domain/orders/payments.schema.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { findSellingVenue } from '#features/tables/door/selling-venue.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import { many, type Work } from '#kit/work.ts'
import { findBill, readBill } from './bills/find-bill.ts'
import { holdBill } from './bills/hold-bill.ts'
import { minorAmount } from './change-details.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrder, holdOrders } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { refuseCart, refuseKey, refuseMoved, refuseSettled } from './order-problems.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { type ActOnOrder, saveAct } from './save-act.ts'

export type PayOrders = {
  body: TakePayment
  /** What came under it before is not taken again. */
  idempotencyKey: string | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Writes down what staff took for an order in cash or by card, of what is due, and a tip on top of it. Throws BadRequest that names the
 * field for more than is due, Unprocessable for a tip beyond the venue's largest, Conflict once the order is merged or cancelled, and
 * for a tip after its bill was closed. (product, Orders)
 */
export function* payOrder({ body, idempotencyKey: key, principal, now, followUps }: PayOrders): Work<Moved> {
  const { id } = body
  const { billId } = yield* findOrder(id, principal)
  const isBillOpen = yield* holdBill(billId)
  const row = yield* holdOrder(id)
  const taking = { principal, kind: 'paymentOfOrder', key, asked: moneyIn(body) }
  const repeated = yield* findRepeated(taking)
  if (repeated === id) return { order: orderOfRow(row), announcements: [], isSame: true }
  if (repeated !== undefined) refuseKey()
  if (!isPayable(row.status)) yield* refuseMoved(row)
  const { orders, announcements } = yield* takeFor([row], { body, isBillOpen, principal, now, followUps })
  yield* keepResult({ ...taking, recordId: id, now })
  return { order: orders[0], announcements }
}

/** What was paid of a bill: `isSame` when that was known. */
type PaidBill = { bill: Bill; announcements: Announcement[]; isSame?: true }

/** The same for a bill: the first of its orders first, each as much as is due of it. */
export function* payBill({ body, idempotencyKey: key, principal, now, followUps }: PayOrders): Work<PaidBill> {
  const { id } = body
  yield* findBill(id, principal)
  const isBillOpen = yield* holdBill(id)
  const taking = { principal, kind: 'paymentOfBill', key, asked: moneyIn(body) }
  const repeated = yield* findRepeated(taking)
  if (repeated === id) return { bill: yield* readBill(id, principal), announcements: [], isSame: true }
  if (repeated !== undefined) refuseKey()
  const found = yield* many<{ id: number }>('SELECT "id" FROM orders WHERE "billId" = ? ORDER BY "id"', id)
  const rows = yield* holdOrders(found.map((order) => order.id))
  const payable = rows.filter(({ status }) => isPayable(status))
  const { orders, announcements } = yield* takeFor(payable, { body, isBillOpen, principal, now, followUps })
  yield* keepResult({ ...taking, recordId: id, now })
  const told = orders.map((record): Announcement => ({ path: ordersPath, event: 'patched', record }))
  return { bill: yield* readBill(id, principal), announcements: [...told, ...announcements] }
}

type Taking = Omit<PayOrders, 'idempotencyKey'> & { isBillOpen: boolean }

type Taken = { orders: [Order, ...Order[]]; announcements: Announcement[] }

/** Puts what was taken on orders that are held, by what is due of each. */
function* takeFor(rows: readonly OrderRow[], { body, isBillOpen, ...doing }: Taking): Work<Taken> {
  const [first] = rows
  if (!first) refuseCart([{ field: 'amount', code: 'paymentTooLarge' }])
  const amount = minorAmount('amount', body.amount, first.currency)
  const tipAmount = minorAmount('tipAmount', body.tipAmount ?? 0, first.currency)
  const dues = rows.map((row) => ({ orderId: row.id, amount: unpaidOf(row) }))
  const problems = problemsOfTaking({ amount, tipAmount }, sumOf(dues))
  if (problems.length > 0) refuseCart(problems)
  const settled = rows.find((row) => isSettled(row, { isBillOpen }))
  if (tipAmount > 0 && settled) refuseSettled(settled, ['tipAmount'])
  const paid = sharesByOrder(amount, dues)
  const tips = sharesByOrder(tipAmount, tipAmount === 0 ? [] : yield* roomForTips(rows, tipAmount))
  const [ofFirst, ...ofOthers] = rows
    .map((row) => ({ row, amount: paid.get(row.id) ?? 0, tipAmount: tips.get(row.id) ?? 0 }))
    .filter((share) => share.amount + share.tipAmount > 0)
  if (!ofFirst) throw new Error(`Nothing was taken for order ${first.id}`)
  const taking = { kind: body.kind, ...doing }
  const { order, announcements } = yield* takeOne(ofFirst, taking)
  const orders: Taken['orders'] = [order]
  const paidWith = { orderId: order.id, version: order.version }
  for (const share of ofOthers) {
    const other = yield* takeOne(share, { ...taking, paidWith })
    orders.push(other.order)
    announcements.push(...other.announcements)
  }
  const { principal, now, followUps } = doing
  announcements.push(...(yield* followUps.run('orders:moneyTaken', { orders, principal, now })))
  return { orders, announcements }
}

type OrderShare = { row: OrderRow; amount: number; tipAmount: number }

type TakingOne = Pick<ActOnOrder, 'principal' | 'now' | 'paidWith'> &
  Pick<PayOrders, 'followUps'> &
  Pick<TakePayment, 'kind'>

function* takeOne(
  { row, ...taken }: OrderShare,
  { kind, paidWith, principal, now, followUps }: TakingOne,
): Work<Moved> {
  const tipAmount = row.tipAmount + taken.tipAmount
  const saved = yield* saveAct(row, {
    act: 'pay',
    changes: { tipAmount, paymentType: kind },
    payments: [{ kind, way: kind, amount: taken.amount + taken.tipAmount }],
    principal,
    now,
    paidWith,
  })
  if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
  const order = orderOfRow(saved)
  return { order, announcements: yield* followUps.run('orders:moved', { order, act: 'pay', principal, now }) }
}

/** How much more each order takes as a tip; a discount takes nothing off that. Refuses more than all of them take. */
function* roomForTips(rows: readonly OrderRow[], tipAmount: number): Work<Due[]> {
  const venue = yield* findSellingVenue(rows[0]!.tableId)
  if (!venue) throw new Error(`Order ${rows[0]!.id} stands at a table that is gone`)
  const rooms = rows.map((row) => {
    const most = largestTip(row.orderPrice + discountAmountOf(row), venue.largestTipPercent)
    return { orderId: row.id, amount: Math.max(0, most - row.tipAmount) }
  })
  if (tipAmount > sumOf(rooms)) refuseCart([{ field: 'tipAmount', code: 'tipTooLarge' }])
  return rooms
}

type Due = { orderId: number; amount: number }

function sumOf(dues: readonly Due[]): number {
  return dues.reduce((sum, due) => sum + due.amount, 0)
}

function sharesByOrder(amount: number, dues: readonly Due[]): ReadonlyMap<number, number> {
  return new Map(sharesOf(amount, dues).map((share) => [share.orderId, share.amount]))
}

/** What of a body its key stands for. */
function moneyIn({ id, kind, amount, tipAmount = 0 }: TakePayment): string {
  return JSON.stringify([id, kind, amount, tipAmount])
}
