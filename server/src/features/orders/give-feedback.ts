import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { feedbackTimesAtMost, type GiveFeedback, mayJudge } from '@brigade/domain/orders/orders.feedback.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { findOrder } from './public/find-order.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Stores a guest's rating of an order of their sitting, while the sitting can be read; the latest replaces earlier ones. Throws
 * NotFound for another sitting's order, Conflict for one that was not delivered, and for too many ratings. (product, People and
 * principals)
 */
export function* giveFeedback({ id, feedback }: GiveFeedback, call: Caller): Transaction<Order> {
  for (;;) {
    const row = yield* findOrder(id, call.principal)
    if (!mayJudge(row.status)) {
      const extras = { status: row.status, order: orderOfRow(row) }
      throw conflict({ message: orderErrors.feedbackTooEarly, reason: 'feedbackTooEarly', extras })
    }
    if (row.feedback === feedback) return orderOfRow(row)
    yield* refuseTooOften(row)
    const order = yield* saveAct(row, { act: 'feedback', changes: { feedback }, reason: feedback }, call)
    if (order) return order
  }
}

function* refuseTooOften(row: OrderRow): Transaction<void> {
  const told = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM order_events WHERE "orderId" = ? AND "act" = 'feedback'`,
    row.id,
  )
  if ((told?.total ?? 0) < feedbackTimesAtMost) return
  const extras = { status: row.status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.feedbackTooOften, reason: 'feedbackTooOften', extras })
}
