import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { paidAmounts, paymentStatusOf } from '@brigade/domain/orders/orders.payments.ts'
import { type Done, doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Work } from '#kit/work.ts'
import { isBesideActs, type LogEntry, logOrderEvent } from './order-log.ts'
import { orderColumns, type OrderRow } from './order-columns.ts'
import { bookPayments, type NewPayment } from './book-payments.ts'

/** An order, and the version that a payment made of it. */
export type PaidWith = { orderId: number; version: number }

export type ActOnOrder = {
  act: LogEntry['act']
  changes: Partial<OrderRow>
  principal: Principal
  now: Date
  reason?: string | null
  /** The other order of a merge. */
  withOrderId?: number | null
  /** Of a payment for several orders at once, what it did to the first of them. */
  paidWith?: PaidWith | undefined
  /** What was paid by it, or went back. The caller has locked the order. */
  payments?: readonly NewPayment[]
}

/**
 * Writes what an act changes if nobody changed the order since this row was read, together with its entry in the log, which keeps what
 * was before. Payments are written first: the order's amounts paid, and how far it is paid, follow from them. Undefined when somebody did: the caller then reads the order again and says so.
 */
export function* saveAct(row: OrderRow, { principal, now, ...doing }: ActOnOrder): Work<OrderRow | undefined> {
  return yield* saveDone(row, { ...doing, done: doneBy(principal, now) })
}

type DoneToOrder = Omit<ActOnOrder, 'principal' | 'now'> & { done: Done }

/** The same of an act whose doer is not there any more. */
export function* saveDone(row: OrderRow, doing: DoneToOrder): Work<OrderRow | undefined> {
  const { act, done, reason, withOrderId, paidWith, payments = [] } = doing
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
  return saved
}

/** An order's last act as it is stored. */
export function lastActOf({ act, fromStatus, by, byKind, byId, at }: LastAct): string {
  return JSON.stringify({ act, fromStatus, by, byKind, byId, at } satisfies LastAct)
}

/** Changes with the state of payment that follows from them, where they are about money. */
function withPaymentStatus(row: OrderRow, changes: Partial<OrderRow>): Partial<OrderRow> {
  const isOfMoney = (['orderPrice', 'tipAmount', ...paidAmounts] as const).some((name) => changes[name] !== undefined)
  return isOfMoney ? { ...changes, onlineOrderPaymentStatus: paymentStatusOf({ ...row, ...changes }) } : changes
}

/** Of the columns that are changed, those that become other than they were, as they were. */
function before(row: OrderRow, changes: Partial<OrderRow>): Partial<OrderRow> {
  const columns = keysOf(changes).filter((column) => changes[column] !== row[column])
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}
