import type { Doer } from '@brigade/domain/access/principal.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { run, type Work } from '#kit/work.ts'

/** What is logged and is no act: it leaves the order's last act, and whether that can be taken back, as they are. */
const besideActs = ['details', 'askCancel', 'feedback', 'print', 'post'] as const

type BesideActs = (typeof besideActs)[number]

export type LogEntry = Doer & {
  orderId: number
  restaurantId: number
  act: RecordedAct | BesideActs
  fromStatus: OrderStatus | null
  toStatus: OrderStatus
  by: string
  at: string
  reason?: string | null
  /** The version of the order that the change made. */
  version: number
  /** What it changed as it was before, as JSON of the columns; there where it can be taken back. */
  before?: string
  /** The other order of a merge. */
  withOrderId?: number | null
  /** Of a payment for several orders at once, the first of them, and the version that it made of that one. */
  paidWithOrderId?: number | null
  paidWithVersion?: number | null
}

/** Appends one entry to an order's log, in the transaction of the change that it tells of. */
export function* logOrderEvent(entry: LogEntry): Work<void> {
  yield* run(
    `INSERT INTO order_events ("orderId", "restaurantId", "act", "fromStatus", "toStatus", "by", "byKind", "byId", "at", "reason",
       "version", "before", "withOrderId", "paidWithOrderId", "paidWithVersion")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    entry.orderId,
    entry.restaurantId,
    entry.act,
    entry.fromStatus,
    entry.toStatus,
    entry.by,
    entry.byKind,
    entry.byId,
    entry.at,
    entry.reason ?? null,
    entry.version,
    entry.before ?? null,
    entry.withOrderId ?? null,
    entry.paidWithOrderId ?? null,
    entry.paidWithVersion ?? null,
  )
}

/** Whether an entry of the log tells of something beside the acts. */
export function isBesideActs(act: LogEntry['act']): act is BesideActs {
  return (besideActs as readonly LogEntry['act'][]).includes(act)
}
