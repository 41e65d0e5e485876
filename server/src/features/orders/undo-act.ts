import type { OrderActBody } from '@brigade/domain/orders/orders.acts.schema.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { isOpenStatus } from '@brigade/domain/orders/orders.status.ts'
import { isTooLateToUndo } from '@brigade/domain/orders/orders.undo.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { BillRow } from './bills/bill-columns.ts'
import { endEmptyBill } from './bills/end-empty-bill.ts'
import { lockBill } from './bills/lock-bill.ts'
import { relinkTab } from './open-tab.ts'
import { type DoneAct, findActOf, findOtherHalf, paidWithOf, refuseHappened, whatWasBefore } from './done-acts.ts'
import { paymentsUndoing } from './records/book-payments.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrders } from './public/lock-orders.ts'
import { orderOfRow, type OrderRow } from './records/order-columns.ts'
import { saveAct } from './records/save-act.ts'

/**
 * Undoes an act of the principal on an order: its changes are reversed, together with what followed from them; for a merge on both orders
 * or on neither. Later changes beside the act stay. Throws Forbidden for other people's acts, and Conflict if it is too late or something
 * has happened since, naming what and who. `version` is the one that the act made; without it, the principal's last act is undone.
 * (product, Orders)
 */
export function* undoAct({ id, version }: OrderActBody, call: Call): Transaction<Order> {
  const { principal, now, app } = call
  const { billId } = yield* findOrder(id, principal)
  const done = yield* findActOf({ orderId: id, version, principal })
  const isBillOpen = yield* lockBill(billId)
  const rows = yield* lockOrders(done.withOrderId === null ? [id] : [id, done.withOrderId])
  const current = orderOfRow(rows[0]!)
  const restored: Order[] = []
  for (const row of rows) {
    const entry = row.id === id ? done : yield* findOtherHalf(done)
    const changes = yield* whatWasBefore({ entry, row, current })
    // The amounts paid follow from these payments, as they do for the act itself.
    const payments = yield* paymentsUndoing(entry)
    if (!isBillOpen && (entry.act === 'discount' || isOpenAgain(changes))) yield* refuseClosedSince(entry, current)
    if (isTooLateToUndo(entry, now.getTime())) {
      const { status } = current
      throw conflict({ message: orderErrors.undoTooLate, reason: 'undoTooLate', extras: { status, order: current } })
    }
    const { act, version: made, withOrderId } = entry
    const order = yield* saveAct(row, { act: 'undo', changes, payments, reason: act, withOrderId }, call)
    if (!order) throw new Error(`Order ${row.id} was changed while it was held`)
    restored.push(order)
    const undone = { order, act, version: made, withOrderId, paidWith: paidWithOf(entry) }
    yield* app.transactionHooks.run('orders:undone', { ...undone, ...call })
    if (changes.cart === undefined) continue
    yield* app.transactionHooks.run('orders:cartChanged', { order, before: orderOfRow(row), act: 'undo', ...call })
  }
  if (rows.some(({ openTab }) => openTab)) yield* relinkTab(billId, call)
  if (isBillOpen && restored[0]!.billId !== billId) yield* endEmptyBill(billId, call)
  return restored[0]!
}

function isOpenAgain({ status }: Partial<OrderRow>): boolean {
  return status !== undefined && isOpenStatus(status)
}

/**
 * Refuses an undo if the bill was closed since the act, because a closed bill must have no unfinished orders. An act on a bill that the
 * night had closed before can be undone.
 */
function* refuseClosedSince(entry: DoneAct, order: Order): Transaction<void> {
  const bill = yield* one<Pick<BillRow, 'closedBy' | 'closedByKind' | 'closedById' | 'closedAt'>>(
    'SELECT "closedBy", "closedByKind", "closedById", "closedAt" FROM bills WHERE "id" = ?',
    order.billId,
  )
  const { closedBy: by = null, closedByKind: byKind = null, closedById: byId = null, closedAt: at = null } = bill ?? {}
  if (at === null || at >= entry.at) refuseHappened({ act: 'closeBill', by, byKind, byId, at }, order)
}
