import type { Principal } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { openStatuses, type OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { isTooLateToUndo } from '@brigade/domain/orders/orders.undo.ts'
import { conflict } from '#kit/errors.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import type { BillRow } from './bills/bill-columns.ts'
import { holdBill } from './bills/hold-bill.ts'
import { relinkTab } from './open-tab.ts'
import { type DoneAct, findActOf, findOtherHalf, paidWithOf, refuseHappened, whatWasBefore } from './done-acts.ts'
import { paymentsUndoing } from './book-payments.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrders } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { orderOfRow, type OrderRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type UndoAct = {
  id: number
  /** The version that the act made; without it, the last act of the principal is meant. */
  version: number | undefined
  principal: Principal
  now: Date
  followUps: FollowUps
}

/**
 * Takes back what the principal did to an order: what the act changed is again as it was, and what followed from it is taken back
 * with it; of a merge both orders, or neither. What changed beside it since stays. Throws Forbidden for what others did, and Conflict
 * when it is too late or, naming what and who, when something has happened since. (product, Orders)
 */
export function* undoAct({ id, version, principal, now, followUps }: UndoAct): Work<Moved> {
  const { billId } = yield* findOrder(id, principal)
  const done = yield* findActOf({ orderId: id, version, principal })
  const isBillOpen = yield* holdBill(billId)
  const rows = yield* holdOrders(done.withOrderId === null ? [id] : [id, done.withOrderId])
  const current = orderOfRow(rows[0]!)
  const restored: OrderRow[] = []
  const followed: Announcement[] = []
  for (const row of rows) {
    const entry = row.id === id ? done : yield* findOtherHalf(done)
    const changes = yield* whatWasBefore({ entry, row, current })
    // The amounts paid follow from these, as they do from those of the act.
    const payments = yield* paymentsUndoing(entry)
    if (!isBillOpen && (entry.act === 'discount' || isUnfinished(changes))) yield* refuseClosedSince(entry, current)
    if (isTooLateToUndo(entry, now.getTime())) {
      const { status } = current
      throw conflict({ message: orderErrors.undoTooLate, reason: 'undoTooLate', extras: { status, order: current } })
    }
    const { act, version: made, withOrderId } = entry
    const saved = yield* saveAct(row, { act: 'undo', changes, payments, principal, now, reason: act, withOrderId })
    if (!saved) throw new Error(`Order ${row.id} was changed while it was held`)
    const order = orderOfRow(saved)
    restored.push(saved)
    const undone = { order, act, version: made, withOrderId, paidWith: paidWithOf(entry), principal, now }
    followed.push(...(yield* followUps.run('orders:undone', undone)))
    if (changes.cart === undefined) continue
    const change = { order, before: orderOfRow(row), act: 'undo' } as const
    followed.push(...(yield* followUps.run('orders:cartChanged', { ...change, principal, now })))
  }
  const [order, ...others] = restored
  const relinked = rows.some(({ openTab }) => openTab) ? yield* relinkTab({ billId, principal, now }) : []
  const told = [...others, ...relinked].map((row): Announcement => ({
    path: ordersPath,
    event: 'patched',
    record: orderOfRow(row),
  }))
  return { order: orderOfRow(order!), announcements: [...told, ...followed] }
}

function isUnfinished({ status }: Partial<OrderRow>): boolean {
  return status !== undefined && (openStatuses as readonly OrderStatus[]).includes(status)
}

/** On a bill that was closed since stands nothing that is not finished. What was forgotten on one that the night closed before may. */
function* refuseClosedSince(entry: DoneAct, order: Order): Work<void> {
  const bill = yield* one<Pick<BillRow, 'closedBy' | 'closedByKind' | 'closedById' | 'closedAt'>>(
    'SELECT "closedBy", "closedByKind", "closedById", "closedAt" FROM bills WHERE "id" = ?',
    order.billId,
  )
  const { closedBy: by = null, closedByKind: byKind = null, closedById: byId = null, closedAt: at = null } = bill ?? {}
  if (at === null || at >= entry.at) refuseHappened({ act: 'closeBill', by, byKind, byId, at }, order)
}
