import { isSettled } from '@brigade/domain/orders/bills.rules.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { discountAmountOf } from '@brigade/domain/orders/orders.discount.ts'
import { largestTip } from '@brigade/domain/orders/orders.limits.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isPayable, problemsOfTaking, unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import { sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import type { TakePayment } from '@brigade/domain/orders/payments.schema.ts'
import { findSellingVenue } from '#features/tables/public/selling-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { findBill, readBill } from './bills/find-bill.ts'
import { lockBill } from './bills/lock-bill.ts'
import { minorAmount } from './change-details.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrder, lockOrders } from './public/lock-orders.ts'
import { refuseCart, refuseMoney, refuseMovedOrder, refuseSettled } from './records/order-problems.ts'
import type { OrderRow } from './records/order-columns.ts'
import { type ActOnOrder, saveAct } from './records/save-act.ts'

type Payment = Omit<TakePayment, 'idempotencyKey'>

/**
 * Records a payment to staff for an order in cash or by card, up to the amount due, and a tip on top of it. Throws BadRequest that
 * names the field for more than is due, Unprocessable for a tip beyond the venue's largest, Conflict once the order is merged or
 * cancelled, and for a tip after its bill was closed. (product, Orders)
 */
export function* payOrder(body: Payment, call: Call): Transaction<Order> {
  const { id } = body
  const { billId } = yield* findOrder(id, call.principal)
  const isBillOpen = yield* lockBill(billId)
  const row = yield* lockOrder(id)
  refuseMoney(row)
  if (!isPayable(row)) yield* refuseMovedOrder(row)
  return yield* takeFor([row], { body, isBillOpen }, call)
}

/** Pays a bill: its oldest order first, each up to the amount that is due for it. */
export function* payBill(body: Payment, call: Call): Transaction<Bill> {
  const { id } = body
  yield* findBill(id, call.principal)
  const isBillOpen = yield* lockBill(id)
  const found = yield* many<{ id: number }>('SELECT "id" FROM orders WHERE "billId" = ? ORDER BY "id"', id)
  const rows = yield* lockOrders(found.map((order) => order.id))
  rows.forEach(refuseMoney)
  const payable = rows.filter(isPayable)
  yield* takeFor(payable, { body, isBillOpen }, call)
  return yield* readBill(id, call.principal)
}

/** Returns the bill of a repeated call, as it is now. */
export function* repeatedBill(id: number, { principal }: Caller): Transaction<Bill> {
  return yield* readBill(id, principal)
}

type Taking = { body: Payment; isBillOpen: boolean }

/** Distributes a payment over locked orders, by what is due for each. Returns the first of these. */
function* takeFor(rows: readonly OrderRow[], { body, isBillOpen }: Taking, call: Call): Transaction<Order> {
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
  const { kind } = body
  const order = yield* takeOne(ofFirst, { kind }, call)
  const orders: [Order, ...Order[]] = [order]
  const paidWith = { orderId: order.id, version: order.version }
  for (const share of ofOthers) orders.push(yield* takeOne(share, { kind, paidWith }, call))
  yield* call.app.transactionHooks.run('orders:moneyTaken', { orders, ...call })
  return order
}

type OrderShare = { row: OrderRow; amount: number; tipAmount: number }

type TakingOne = Pick<ActOnOrder, 'paidWith'> & Pick<TakePayment, 'kind'>

function* takeOne({ row, ...taken }: OrderShare, { kind, paidWith }: TakingOne, call: Call): Transaction<Order> {
  const pay: ActOnOrder = {
    act: 'pay',
    changes: { tipAmount: row.tipAmount + taken.tipAmount, paymentType: kind },
    payments: [{ kind, way: kind, amount: taken.amount + taken.tipAmount }],
    paidWith,
  }
  const order = yield* saveAct(row, pay, call)
  if (!order) throw new Error(`Order ${row.id} was changed while it was held`)
  yield* call.app.transactionHooks.run('orders:moved', { order, act: 'pay', ...call })
  return order
}

/** Returns how much more tip each order can have; a discount does not lower that. Refuses more than all of them can have. */
function* roomForTips(rows: readonly OrderRow[], tipAmount: number): Transaction<Due[]> {
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
