import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { feedbackTimesAtMost, type GiveFeedback, mayJudge } from '@brigade/domain/orders/orders.feedback.ts'
import { conflict } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import { findOrder } from './door/find-order.ts'
import type { Moved } from './move-order.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type GiveFeedbackInput = GiveFeedback & { principal: Principal; now: Date }

/**
 * Keeps how a guest liked an order of their sitting, while the sitting can be read; the last word counts. Throws NotFound for another
 * sitting's order, Conflict for one that was not brought, and for one word too many. (product, People and principals)
 */
export function* giveFeedback({ id, feedback, principal, now }: GiveFeedbackInput): Work<Moved> {
  for (;;) {
    const row = yield* findOrder(id, principal)
    if (!mayJudge(row.status)) {
      const extras = { status: row.status, order: orderOfRow(row) }
      throw conflict({ message: orderErrors.feedbackTooEarly, reason: 'feedbackTooEarly', extras })
    }
    if (row.feedback === feedback) return { order: orderOfRow(row), announcements: [], isSame: true }
    yield* refuseTooOften(row)
    const saved = yield* saveAct(row, { act: 'feedback', changes: { feedback }, principal, now, reason: feedback })
    if (saved) return { order: orderOfRow(saved), announcements: [] }
  }
}

function* refuseTooOften(row: OrderRow): Work<void> {
  const told = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM order_events WHERE "orderId" = ? AND "act" = 'feedback'`,
    row.id,
  )
  if ((told?.total ?? 0) < feedbackTimesAtMost) return
  const extras = { status: row.status, order: orderOfRow(row) }
  throw conflict({ message: orderErrors.feedbackTooOften, reason: 'feedbackTooOften', extras })
}
