import type { RoomPart } from '#features/tables/public/room-slot.ts'
import { RoomOrders } from '#features/orders/room/room-orders.tsx'

/** The orders on the page of a table or room. */
export const ordersRoomPart: RoomPart = {
  titleKey: 'orders:floor.title',
  order: 20,
  permission: 'orders:read',
  Part: RoomOrders,
}
