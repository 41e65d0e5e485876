import { keysOf } from '@brigade/domain/kit/table-keys.ts'
import { type Done, doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { LastAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { Work } from '#kit/work.ts'
import { isBesideActs, type LogEntry, logOrderEvent } from './order-log.ts'
import { orderColumns, type OrderRow } from './order-columns.ts'
import { recordPayment, type Taken } from './record-payment.ts'

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
  /** Of a payment, who took it. */
  taken?: Taken
}

/**
 * Writes what an act changes if nobody changed the order since this row was read, together with its entry in the log, which keeps what
 * was before. Undefined when somebody did: the caller then reads the order again and says so.
 */
export function* saveAct(row: OrderRow, { principal, now, ...doing }: ActOnOrder): Work<OrderRow | undefined> {
  return yield* saveDone(row, { ...doing, done: doneBy(principal, now) })
}

type DoneToOrder = Omit<ActOnOrder, 'principal' | 'now'> & { done: Done }

/** The same of an act whose doer is not there any more. */
export function* saveDone(row: OrderRow, doing: DoneToOrder): Work<OrderRow | undefined> {
  const { act, changes, done, reason, withOrderId, paidWith, taken } = doing
  const lastAct = isBesideActs(act) ? row.lastAct : lastActOf({ act, fromStatus: row.status, ...done })
  const [saved] = yield* orderColumns.updateStored(
    { ...changes, lastAct, updatedAt: done.at },
    { where: '"id" = ? AND "version" = ?', params: [row.id, row.version] },
  )
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
  const isRefund = act === 'refund' || (act === 'undo' && reason === 'refund')
  yield* recordPayment({ order: saved, before: row, done, withOrderId, taken, isRefund })
  return saved
}

/** An order's last act as it is stored. */
export function lastActOf({ act, fromStatus, by, byKind, byId, at }: LastAct): string {
  return JSON.stringify({ act, fromStatus, by, byKind, byId, at } satisfies LastAct)
}

/** Of the columns that are changed, those that become other than they were, as they were. */
function before(row: OrderRow, changes: Partial<OrderRow>): Partial<OrderRow> {
  const columns = keysOf(changes).filter((column) => changes[column] !== row[column])
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}
