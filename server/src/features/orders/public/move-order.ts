import { type Done, doneBy } from '@brigade/domain/access/principal.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { type OrderAct, orderMoves } from '@brigade/domain/orders/orders.status.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { forbidden } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { findOrder } from './find-order.ts'
import { assertMove, refuseCart, refuseStaleOrder } from '../records/order-problems.ts'
import type { OrderRow } from '../records/order-columns.ts'
import { saveAct } from '../records/save-act.ts'

export type MoveOrder = {
  id: number
  act: Exclude<OrderAct, 'update' | 'merge'>
  reason?: string | null
  /**
   * The version that the caller has seen; an older one is refused, but for accepting only if the guest has asked to cancel since.
   */
  version?: number | undefined
}

/**
 * Does one act of the status machine to an order: a conditional write with its log entry and its transaction hooks, in one
 * transaction. Throws NotFound for another tenant's, Forbidden for the wrong role, and Conflict, naming who was first, if the status
 * no longer allows it. Cancelling needs a reason. (product, Orders)
 */
export function* moveOrder({ id, act, reason = null, version }: MoveOrder, call: Call): Transaction<Order> {
  const { principal, now, app } = call
  if (!can(principal, orderMoves[act].permission)) throw forbidden({ message: `You can’t ${act} orders.` })
  if (act === 'cancel' && !reason) refuseCart([{ field: 'cancelReason', code: 'reasonMissing' }])
  for (;;) {
    const row = yield* findOrder(id, principal)
    yield* assertMove(act, row)
    if (version !== undefined && version !== row.version && mindsChanges(act, row)) refuseStaleOrder(row)
    const changes = changesOf({ act, row, done: doneBy(principal, now), reason })
    const order = yield* saveAct(row, { act, changes, reason }, call)
    if (!order) continue
    yield* app.transactionHooks.run('orders:moved', { order, act, ...call })
    return order
  }
}

/**
 * Returns whether an act is refused for an older version. Accepting applies to the order as it is now, unless the guest has asked to
 * cancel.
 */
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
