import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { posNotificationsPath } from '@brigade/domain/pos/pos.api.ts'
import {
  changeNotification,
  notificationOf,
  type PosChange,
  type PosNotice,
} from '@brigade/domain/pos/pos.notifying.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { posNotificationColumns } from './pos-columns.ts'

/** Tells those who post what came of a posting. (product, Point of sale) */
export function* notifyOfPosting(posting: PosPosting, now: Date): Work<Announcement[]> {
  const { restaurantId, orderId } = posting
  return yield* notify({ restaurantId, orderId, notice: notificationOf(posting), now })
}

/** Tells them that the point of sale has an order as it was before something happened to it. */
export function* notifyOfChange(
  { restaurantId, id: orderId, table }: Order,
  { change, now }: { change: PosChange; now: Date },
): Work<Announcement[]> {
  return yield* notify({ restaurantId, orderId, notice: changeNotification({ orderId, table }, change), now })
}

type Notifying = { restaurantId: number; orderId: number; notice: PosNotice; now: Date }

function* notify({ restaurantId, orderId, notice, now }: Notifying): Work<Announcement[]> {
  const row = yield* posNotificationColumns.insert({ restaurantId, orderId, ...notice, createdAt: now.toISOString() })
  return [{ path: posNotificationsPath, event: 'created', record: posNotificationColumns.read(row) }]
}
