import { readStored } from '#kit/database/stored-json.ts'
import type { Doer } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { OrderActBody } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { findOrder } from './public/find-order.ts'
import { refuseMovedOrder, refuseStaleOrder } from './records/order-problems.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Declines a guest's wish to cancel: the order stays as it is. Throws Conflict if there is no wish, naming who answered it
 * before, if anyone did; and for a merged order, whose wish moved to the other one.
 */
export function* keepOrder({ id, version }: OrderActBody, call: Call): Transaction<Order> {
  for (;;) {
    const row = yield* findOrder(id, call.principal)
    if (row.status === 'merged') yield* refuseMovedOrder(row)
    if (row.cancelAskedAt === null) yield* refuseAnswered(row)
    if (version !== undefined && version !== row.version) refuseStaleOrder(row)
    const order = yield* saveAct(row, { act: 'keep', changes: { cancelAskedAt: null } }, call)
    if (!order) continue
    yield* call.app.transactionHooks.run('orders:moved', { order, act: 'keep', ...call })
    return order
  }
}

type Answer = Doer & { act: string; by: string; at: string }

/**
 * Refuses to decline a wish that is gone: it was answered by an act, or moved back to its own order when a merge was
 * undone.
 */
function* refuseAnswered(row: OrderRow): Transaction<never> {
  const log = yield* many<Answer & { before: string | null }>(
    `SELECT "act", "by", "byKind", "byId", "at", "before" FROM order_events
     WHERE "orderId" = ? AND "act" IN ('keep', 'cancel', 'undo') ORDER BY "id"`,
    row.id,
  )
  const { before: _before, ...answer } = log.findLast(({ before }) => hadWish(before)) ?? {}
  throw conflict({
    message: orderErrors.notAsked,
    reason: 'notAsked',
    extras: { status: row.status, ...answer, order: orderOfRow(row) },
  })
}

function hadWish(before: string | null): boolean {
  return before !== null && typeof readStored<Partial<OrderRow>>(before).cancelAskedAt === 'string'
}
