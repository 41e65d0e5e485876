import type { RoomPart } from '#kit/floor-parts.ts'
import { RoomRequests } from '#features/requests/parts/room-requests.tsx'

/** What requests bring to the page of a table or room. */
export const requestsRoomPart: RoomPart = {
  titleKey: 'requests:floor.title',
  order: 10,
  permission: 'requests:read',
  Part: RoomRequests,
}
