import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from '../records/order-columns.ts'
import { logOrderEvent } from '../records/order-log.ts'

type LogPrint = {
  row: Pick<OrderRow, 'id' | 'restaurantId' | 'status' | 'version'>
  what: string
  copy: number
  principal: Principal
  now: Date
}

/**
 * Logs what of an order was printed, and the number of the copy. The order itself is unchanged, including its version.
 */
export function* logPrint({ row, what, copy, principal, now }: LogPrint): Transaction<void> {
  const { id, restaurantId, status, version } = row
  yield* logOrderEvent({
    ...doneBy(principal, now),
    orderId: id,
    restaurantId,
    act: 'print',
    fromStatus: status,
    toStatus: status,
    reason: `${what} ${copy}`,
    version,
  })
}

/** Logs a kitchen print; the number of copies before it is counted in the log itself. */
export function* logKitchenPrint({ row, what, ...print }: Omit<LogPrint, 'copy'>): Transaction<void> {
  const earlier = yield* one<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM order_events WHERE "orderId" = ? AND "act" = 'print' AND "reason" LIKE ?`,
    row.id,
    `${what} %`,
  )
  yield* logPrint({ row, what, copy: (earlier?.count ?? 0) + 1, ...print })
}
