import type { RoomPart } from '#kit/floor-parts.ts'
import { RoomOrders } from '#features/orders/room/room-orders.tsx'

/** What orders bring to the page of a table or room. */
export const ordersRoomPart: RoomPart = {
  titleKey: 'orders:floor.title',
  order: 20,
  permission: 'orders:read',
  Part: RoomOrders,
}
