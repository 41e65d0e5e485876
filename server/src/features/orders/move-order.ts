import { type Done, doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { type OrderAct, orderMoves } from '@brigade/domain/orders/orders.status.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { forbidden } from '#kit/errors.ts'
import type { Work } from '#kit/work.ts'
import { findOrder } from './door/find-order.ts'
import { assertMove, refuseCart, refuseStale } from './order-problems.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type MoveOrder = {
  id: number
  act: Exclude<OrderAct, 'update' | 'merge'>
  principal: Principal
  now: Date
  reason?: string | null
  /** The version that the caller has seen; an older one is refused, for accepting only where the guest has asked to cancel since. */
  version?: number
  followUps: FollowUps
}

/** What a change made of an order, and what else it changed. `isSame` when nothing had to be changed. */
export type Moved = { order: Order; announcements: Announcement[]; isSame?: true }

/**
 * Does one act of the status machine to an order: a conditional write with its log entry and what follows from it, in one
 * transaction. Throws NotFound for a stranger, Forbidden for the wrong role, and Conflict, naming who was first, when the
 * status does not allow it any more. To cancel needs a reason. (product, Orders)
 */
export function* moveOrder({ id, act, principal, now, reason = null, version, followUps }: MoveOrder): Work<Moved> {
  if (!can(principal, orderMoves[act].permission)) throw forbidden({ message: `You may not ${act} orders.` })
  if (act === 'cancel' && !reason) refuseCart([{ field: 'cancelReason', code: 'reasonMissing' }])
  for (;;) {
    const row = yield* findOrder(id, principal)
    yield* assertMove(act, row)
    if (version !== undefined && version !== row.version && mindsChanges(act, row)) refuseStale(row)
    const changes = changesOf({ act, row, done: doneBy(principal, now), reason })
    const saved = yield* saveAct(row, { act, changes, principal, now, reason })
    if (!saved) continue
    const order = orderOfRow(saved)
    return { order, announcements: yield* followUps.run('orders:moved', { order, act, principal, now }) }
  }
}

/** Accepting takes the order as it is now, but asks first about a wish to cancel. */
function mindsChanges(act: MoveOrder['act'], { cancelAskedAt }: OrderRow): boolean {
  return act !== 'accept' || cancelAskedAt !== null
}

function changesOf({
  act,
  row,
  done: { by, byKind, byId, at },
  reason,
}: {
  act: MoveOrder['act']
  row: OrderRow
  done: Done
  reason: string | null
}): Partial<OrderRow> {
  const move = orderMoves[act]
  const extras: Record<MoveOrder['act'], Partial<OrderRow>> = {
    accept: {
      acceptedBy: by,
      acceptedByKind: byKind,
      acceptedById: byId,
      ...(row.status === 'updated' && { reviewedAt: at }),
    },
    ready: {},
    deliver: {},
    complete: { completedBy: by, completedByKind: byKind, completedById: byId },
    cancel: { cancelReason: reason, cancelAskedAt: null },
    recall: { cookedAt: null },
  }
  return { status: move.to, ...('stamp' in move && { [move.stamp]: at }), ...extras[act] }
}
