import type { Doer } from '@brigade/domain/access/principal.ts'
import type { RecordedAct } from '@brigade/domain/orders/orders.acts.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { run, type Transaction } from '#kit/database/transaction.ts'

/** Log entries that are no acts: they change neither the order's last act nor whether that can be undone. */
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
  /** The changed columns as they were before, as JSON; present if the act can be undone. */
  before?: string
  /** The other order of a merge. */
  withOrderId?: number | null
  /** The first order of a payment for several orders at once, and the version that the payment made of it. */
  paidWithOrderId?: number | null
  paidWithVersion?: number | null
}

/** Appends one entry to an order's log, in the transaction of the logged change. */
export function* logOrderEvent(entry: LogEntry): Transaction<void> {
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

/** Returns whether an entry of the log records something other than an act on the order. */
export function isBesideActs(act: LogEntry['act']): act is BesideActs {
  return (besideActs as readonly LogEntry['act'][]).includes(act)
}
