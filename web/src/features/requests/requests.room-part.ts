import type { RoomPart } from '#features/tables/public/room-slot.ts'
import { RoomRequests } from '#features/requests/parts/room-requests.tsx'

/** The part of requests on the page of a table or room. */
export const requestsRoomPart: RoomPart = {
  titleKey: 'requests:floor.title',
  order: 10,
  permission: 'requests:read',
  Part: RoomRequests,
}
