import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { RoomPart } from '#features/tables/public/room-slot.ts'
import { TraysOfRoom } from '#features/trays/parts/trays-of-room.tsx'

/** The part of trays on the page of a room. */
export const traysRoomPart: RoomPart = {
  titleKey: 'trays:room.title',
  order: 30,
  permission: 'trays:read',
  isShown: followsTrays,
  Part: TraysOfRoom,
}
