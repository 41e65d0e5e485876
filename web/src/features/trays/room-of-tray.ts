import type { Order } from '@brigade/domain/orders/orders.schema.ts'

/** The target of a tray, and the order that it was delivered with. */
export type RoomOfTray = { venueId: number; tableId: number; room: string; orderId?: number }

/** Returns the room of a delivered order. */
export function roomOf({ id, restaurantId, tableId, table }: Order): RoomOfTray {
  return { venueId: restaurantId, tableId, room: table, orderId: id }
}
