import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** Where a tray goes, and the order that it was brought with. */
export type RoomOfTray = { venueId: number; tableId: number; room: string; orderId?: number }

/** That of an order which was brought. */
export function roomOf({ id, restaurantId, tableId, table }: Order): RoomOfTray {
  return { venueId: restaurantId, tableId, room: table, orderId: id }
}
