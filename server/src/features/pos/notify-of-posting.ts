import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import {
  changeNotification,
  notificationOf,
  type PosChange,
  type PosNotice,
} from '@brigade/domain/pos/pos.notifying.ts'
import { changesSincePosting } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { posNotificationColumns } from './pos-columns.ts'

/** Tells those who post what came of a posting. What was told of earlier attempts is over once the order is there. (product, Point of sale) */
export function* notifyOfPosting(posting: PosPosting, now: Date): Work<void> {
  const { restaurantId, orderId, state } = posting
  if (state === 'posted') yield* countAwayEarlier(orderId)
  yield* notify({ restaurantId, orderId, notice: notificationOf(posting), now })
}

/** Tells them that the point of sale has an order as it was before something happened to it. */
export function* notifyOfChange(
  { restaurantId, id: orderId, table }: Order,
  { change, now }: { change: PosChange; now: Date },
): Work<void> {
  yield* notify({ restaurantId, orderId, notice: changeNotification({ orderId, table }, change), now })
}

/** Counts away and puts aside that an order is not at the point of sale, or may not be. */
function* countAwayEarlier(orderId: number): Work<void> {
  yield* posNotificationColumns.update(
    { isActive: false, isCountActive: false },
    {
      where: `"orderId" = ? AND "type" = 'error' AND "reason" NOT IN (${placesFor(changesSincePosting)}) AND ("isActive" OR "isCountActive")`,
      params: [orderId, ...changesSincePosting],
    },
  )
}

type Notifying = { restaurantId: number; orderId: number; notice: PosNotice; now: Date }

function* notify({ restaurantId, orderId, notice, now }: Notifying): Work<void> {
  yield* posNotificationColumns.insert({ restaurantId, orderId, ...notice, createdAt: now.toISOString() })
}
