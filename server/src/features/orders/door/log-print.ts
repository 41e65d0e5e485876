import { doneBy, type Principal } from '@brigade/domain/access/principal.ts'
import type { Work } from '#kit/work.ts'
import type { OrderRow } from '../order-columns.ts'
import { logOrderEvent } from '../order-log.ts'

type LogPrint = { row: OrderRow; what: string; copy: number; principal: Principal; now: Date }

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
