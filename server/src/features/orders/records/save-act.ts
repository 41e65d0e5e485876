// Decision 29: docs/decisions/0029-undo.md

import { changesBetween } from '@brigade/domain/access/audit-changes.ts'
import type { AuditAct } from '@brigade/domain/access/audit-kinds.ts'
import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { auditActOf, auditedPartOf } from '@brigade/domain/orders/orders.audited.ts'
import { paidAmounts, paymentStatusOf } from '@brigade/domain/orders/orders.payments.ts'
import { type Done, doneBy } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import { audit, emit, type Transaction } from '#kit/database/transaction.ts'
import { isBesideActs, type LogEntry, logOrderEvent } from './order-log.ts'
import { orderColumns, orderOfRow, type OrderRow } from './order-columns.ts'
import { refuseMoney, refuseWaiting } from './order-problems.ts'
import { bookPayments, type NewPayment } from './book-payments.ts'

/** An order, and the version that a payment made of it. */
export type PaidWith = { orderId: number; version: number }

export type ActOnOrder = {
  act: LogEntry['act']
  changes: Partial<OrderRow>
  reason?: string | null
  /** The other order of a merge. */
  withOrderId?: number | null
  /** The first order of a payment for several orders at once, and its version. */
  paidWith?: PaidWith | undefined
  /** The payments and refunds of the act. The caller has locked the order. */
  payments?: readonly NewPayment[]
  /** Only the queue of pre-orders changes one that waits for its time. */
  isOfQueue?: boolean
}

/**
 * Stores the changes of an act if the order has not changed since this row was read, together with its log entry, which stores the
 * previous values, and publishes the order. Payments are written first: the order's amounts paid and its payment status follow from
 * them. Returns undefined if the order has changed: the caller then reads it again and refuses.
 */
export function* saveAct(row: OrderRow, doing: ActOnOrder, { principal, now }: Caller): Transaction<Order | undefined> {
  return yield* saveDone(row, doing, doneBy(principal, now))
}

/** Works like saveAct, for an actor who no longer exists. */
export function* saveDone(row: OrderRow, doing: ActOnOrder, done: Done): Transaction<Order | undefined> {
  const { act, reason, withOrderId, paidWith, payments = [] } = doing
  if (!doing.isOfQueue && act !== 'cancel') refuseWaiting(row)
  if (payments.length > 0) refuseMoney(row)
  const paid = payments.length > 0 ? yield* bookPayments(row, { payments, version: row.version + 1, done }) : undefined
  const changes = withPaymentStatus(row, { ...doing.changes, ...paid })
  const lastAct = isBesideActs(act) ? row.lastAct : lastActOf({ act, fromStatus: row.status, ...done })
  const [saved] = yield* orderColumns.updateStored(
    { ...changes, lastAct, updatedAt: done.at },
    { where: '"id" = ? AND "version" = ?', params: [row.id, row.version] },
  )
  if (!saved && paid) throw new Error(`Order ${row.id} was changed while it was held`)
  if (!saved) return undefined
  yield* logOrderEvent({
    ...done,
    orderId: row.id,
    restaurantId: row.restaurantId,
    act,
    fromStatus: row.status,
    toStatus: saved.status,
    reason,
    version: saved.version,
    before: JSON.stringify(before(row, changes)),
    withOrderId,
    paidWithOrderId: paidWith?.orderId ?? null,
    paidWithVersion: paidWith?.version ?? null,
  })
  const order = orderOfRow(saved)
  yield* emit(ordersPath, 'patched', order)
  const audited = auditActOf({ act, undone: reason, wasAccepted: row.acceptedBy !== null })
  if (audited) yield* auditAct(audited, { before: orderOfRow(row), order, reason })
  return order
}

type Audited = { before: Order; order: Order; reason?: string | null | undefined }

function* auditAct(act: AuditAct, { before: was, order, reason = null }: Audited): Transaction<void> {
  yield* audit({
    act,
    record: 'order',
    recordId: order.id,
    recordName: order.table,
    restaurantId: order.restaurantId,
    // A cancelled order has its reason itself.
    ...changesBetween({
      before: auditedPartOf(was),
      after: { ...auditedPartOf(order), ...(act !== 'cancelled' && { reason }) },
    }),
  })
}

/** Returns an order's last act as it is stored. */
export function lastActOf({ act, fromStatus, by, byKind, byId, at }: LastAct): string {
  return JSON.stringify({ act, fromStatus, by, byKind, byId, at } satisfies LastAct)
}

/** Adds the payment status that follows from changed amounts. */
function withPaymentStatus(row: OrderRow, changes: Partial<OrderRow>): Partial<OrderRow> {
  const isOfMoney = (['orderPrice', 'tipAmount', ...paidAmounts] as const).some((name) => changes[name] !== undefined)
  return isOfMoney ? { ...changes, onlineOrderPaymentStatus: paymentStatusOf({ ...row, ...changes }) } : changes
}

/** Returns the previous values of the columns that actually change. */
function before(row: OrderRow, changes: Partial<OrderRow>): Partial<OrderRow> {
  const columns = keysOf(changes).filter((column) => changes[column] !== row[column])
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}
