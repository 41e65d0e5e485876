import { problemsOfGivingBack, refundDueOf, staffRefundKindOf } from '@brigade/domain/orders/orders.payments.ts'
import type { GiveBack } from '@brigade/domain/orders/payments.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { lockBill } from './bills/lock-bill.ts'
import { minorAmount } from './change-details.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrder } from './public/lock-orders.ts'
import { refuseCart, refuseMovedOrder } from './records/order-problems.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Records what staff refunded of the refund due for an order, in cash or by card, however it was paid; also after its bill was closed.
 * Throws BadRequest that names the amount for more than is due, Conflict once the order is merged. (product, Orders)
 */
export function* refundOrder(body: Omit<GiveBack, 'idempotencyKey'>, call: Call): Transaction<Order> {
  const { id, kind } = body
  const { billId } = yield* findOrder(id, call.principal)
  yield* lockBill(billId)
  const row = yield* lockOrder(id)
  if (row.status === 'merged') yield* refuseMovedOrder(row)
  const amount = minorAmount('amount', body.amount, row.currency)
  const problems = problemsOfGivingBack(amount, refundDueOf(row))
  if (problems.length > 0) refuseCart(problems)
  const payments = [{ kind: staffRefundKindOf[kind], way: kind, amount: -amount }]
  const order = yield* saveAct(row, { act: 'refund', changes: {}, payments }, call)
  if (!order) throw new Error(`Order ${id} was changed while it was held`)
  yield* call.app.transactionHooks.run('orders:moved', { order, act: 'refund', ...call })
  return order
}
