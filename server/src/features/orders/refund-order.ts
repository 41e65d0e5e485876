import type { Principal } from '@brigade/domain/access/principal.ts'
import { problemsOfGivingBack, refundDueOf, staffRefundKindOf } from '@brigade/domain/orders/orders.payments.ts'
import type { GiveBack } from '@brigade/domain/orders/payments.schema.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import { findRepeated, keepResult } from '#kit/idempotency.ts'
import type { Work } from '#kit/work.ts'
import { holdBill } from './bills/hold-bill.ts'
import { minorAmount } from './change-details.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrder } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { refuseCart, refuseKey, refuseMoved } from './order-problems.ts'
import { orderOfRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type RefundOrder = {
  body: GiveBack
  /** What came under it before is not given back again. */
  idempotencyKey: string | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Writes down what staff gave back of what is due to go back of an order, in cash or by card, however it was paid; also after its bill was
 * closed. Throws BadRequest that names the amount for more than is due, Conflict once the order is merged. (product, Orders)
 */
export function* refundOrder({ body, idempotencyKey: key, principal, now, followUps }: RefundOrder): Work<Moved> {
  const { id, kind } = body
  const { billId } = yield* findOrder(id, principal)
  yield* holdBill(billId)
  const row = yield* holdOrder(id)
  const giving = { principal, kind: 'refundOfOrder', key, asked: JSON.stringify([id, kind, body.amount]) }
  const repeated = yield* findRepeated(giving)
  if (repeated === id) return { order: orderOfRow(row), announcements: [], isSame: true }
  if (repeated !== undefined) refuseKey()
  if (row.status === 'merged') yield* refuseMoved(row)
  const amount = minorAmount('amount', body.amount, row.currency)
  const problems = problemsOfGivingBack(amount, refundDueOf(row))
  if (problems.length > 0) refuseCart(problems)
  const payments = [{ kind: staffRefundKindOf[kind], way: kind, amount: -amount }]
  const saved = yield* saveAct(row, { act: 'refund', changes: {}, payments, principal, now })
  if (!saved) throw new Error(`Order ${id} was changed while it was held`)
  yield* keepResult({ ...giving, recordId: id, now })
  const order = orderOfRow(saved)
  return { order, announcements: yield* followUps.run('orders:moved', { order, act: 'refund', principal, now }) }
}
