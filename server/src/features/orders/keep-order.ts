import { readStored } from '#kit/stored-json.ts'
import type { Doer, Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { conflict } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import { many, type Work } from '#kit/work.ts'
import { findOrder } from './door/find-order.ts'
import type { Moved } from './move-order.ts'
import { refuseMoved, refuseStale } from './order-problems.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type KeepOrder = {
  id: number
  version: number | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Answers a guest's wish to cancel with no: the order is kept as it is. Throws Conflict when nobody wishes it cancelled, naming
 * who answered before, if anybody did; and for a merged order, whose wish is the other one's.
 */
export function* keepOrder({ id, version, principal, now, followUps }: KeepOrder): Work<Moved> {
  for (;;) {
    const row = yield* findOrder(id, principal)
    if (row.status === 'merged') yield* refuseMoved(row)
    if (row.cancelAskedAt === null) yield* refuseAnswered(row)
    if (version !== undefined && version !== row.version) refuseStale(row)
    const saved = yield* saveAct(row, { act: 'keep', changes: { cancelAskedAt: null }, principal, now })
    if (!saved) continue
    const order = orderOfRow(saved)
    return { order, announcements: yield* followUps.run('orders:moved', { order, act: 'keep', principal, now }) }
  }
}

type Answer = Doer & { act: string; by: string; at: string }

/** Answered by an act of its own, or gone back to its own order with a merge that was undone. */
function* refuseAnswered(row: OrderRow): Work<never> {
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
