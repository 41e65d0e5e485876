import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import { one, type Work } from '#kit/work.ts'
import type { OrderRow } from '../order-columns.ts'
import { logOrderEvent } from '../order-log.ts'

type LogPrint = {
  row: Pick<OrderRow, 'id' | 'restaurantId' | 'status' | 'version'>
  what: string
  copy: number
  principal: Principal
  now: Date
}

/** Writes into the log of an order what went to print, and which copy. The order stays as it is, its version too. */
export function* logPrint({ row, what, copy, principal, now }: LogPrint): Work<void> {
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

/** The same of what printers print for the kitchen, of which the log itself says how many there were. */
export function* logKitchenPrint({ row, what, ...print }: Omit<LogPrint, 'copy'>): Work<void> {
  const earlier = yield* one<{ count: number }>(
    `SELECT COUNT(*) AS "count" FROM order_events WHERE "orderId" = ? AND "act" = 'print' AND "reason" LIKE ?`,
    row.id,
    `${what} %`,
  )
  yield* logPrint({ row, what, copy: (earlier?.count ?? 0) + 1, ...print })
}
