import { can } from '@brigade/domain/access/permissions.ts'
import { billErrors } from '@brigade/domain/orders/bills.errors.ts'
import type { DiscountOrder } from '@brigade/domain/orders/orders.acts.schema.ts'
import {
  discountAmountOf,
  discountedPrice,
  mayDiscount,
  problemsOfDiscount,
} from '@brigade/domain/orders/orders.discount.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict, forbidden } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { lockBill } from './bills/lock-bill.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrder } from './public/lock-orders.ts'
import { refuseCart, refuseMovedOrder, refuseStaleOrder } from './records/order-problems.ts'
import { orderOfRow } from './records/order-columns.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Reduces the price of an order by a percentage, of lines and fees as they were sold, or removes the discount with 0; the log stores who
 * did it and why. The amount paid online beyond the new price is a refund due. Throws BadRequest for a percentage out of range or without a
 * reason, Conflict once the order is merged or cancelled, or its bill closed.
 */
export function* discountOrder(
  { id, discountPercentage, reason, version }: DiscountOrder,
  call: Call,
): Transaction<Order> {
  const { principal, app } = call
  if (!can(principal, 'orders:discount')) throw forbidden({ message: 'You can’t give discounts.' })
  const { billId } = yield* findOrder(id, principal)
  const problems = problemsOfDiscount({ discountPercentage, reason })
  if (problems.length > 0) refuseCart(problems)
  const isBillOpen = yield* lockBill(billId)
  const row = yield* lockOrder(id)
  if (version !== undefined && version !== row.version) refuseStaleOrder(row)
  if (!mayDiscount(row.status)) yield* refuseMovedOrder(row)
  if (!isBillOpen) {
    const extras = { order: orderOfRow(row) }
    throw conflict({ message: billErrors.billClosed, reason: 'billClosed', extras })
  }
  const discountHundredths = Math.round(discountPercentage * 100)
  if (discountHundredths === row.discountHundredths) return orderOfRow(row)

  const fullPrice = row.orderPrice + discountAmountOf(row)
  const orderPrice = discountedPrice(fullPrice, { discountPercentage, currency: row.currency })
  const why = `${discountPercentage}%: ${reason.trim()}`
  const order = yield* saveAct(row, { act: 'discount', changes: { discountHundredths, orderPrice }, reason: why }, call)
  if (!order) throw new Error(`Order ${id} was changed while it was held`)
  yield* app.transactionHooks.run('orders:moved', { order, act: 'discount', ...call })
  return order
}
