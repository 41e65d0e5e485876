import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import {
  posChangeNotification,
  notificationOf,
  type PosChange,
  type PosNotice,
} from '@brigade/domain/pos/pos.notifying.ts'
import { changesSincePosting } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { placesFor, type Transaction } from '#kit/database/transaction.ts'
import { posNotificationColumns } from './pos-columns.ts'

/**
 * Notifies those who post of the outcome of a posting. Notifications of earlier attempts are resolved once the order has arrived. (product,
 * Point of sale)
 */
export function* notifyOfPosting(posting: PosPosting, now: Date): Transaction<void> {
  const { restaurantId, orderId, state } = posting
  if (state === 'posted') yield* countAwayEarlier(orderId)
  yield* notify({ restaurantId, orderId, notice: notificationOf(posting), now })
}

/** Notifies them that the point of sale has an outdated version of an order. */
export function* notifyOfChange(
  { restaurantId, id: orderId, table }: Order,
  { change, now }: { change: PosChange; now: Date },
): Transaction<void> {
  yield* notify({ restaurantId, orderId, notice: posChangeNotification({ orderId, table }, change), now })
}

/** Marks the notifications that an order is not at the point of sale, or may not be, as seen and dismissed. */
function* countAwayEarlier(orderId: number): Transaction<void> {
  yield* posNotificationColumns.update(
    { isActive: false, isCountActive: false },
    {
      where: `"orderId" = ? AND "type" = 'error' AND "reason" NOT IN (${placesFor(changesSincePosting)}) AND ("isActive" OR "isCountActive")`,
      params: [orderId, ...changesSincePosting],
    },
  )
}

type Notifying = { restaurantId: number; orderId: number; notice: PosNotice; now: Date }

function* notify({ restaurantId, orderId, notice, now }: Notifying): Transaction<void> {
  yield* posNotificationColumns.insert({ restaurantId, orderId, ...notice, createdAt: now.toISOString() })
}
