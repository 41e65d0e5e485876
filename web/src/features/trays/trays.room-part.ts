import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { RoomPart } from '#kit/floor-parts.ts'
import { TraysOfRoom } from '#features/trays/parts/trays-of-room.tsx'

/** What trays bring to the page of a room. */
export const traysRoomPart: RoomPart = {
  titleKey: 'trays:room.title',
  order: 30,
  permission: 'trays:read',
  isShown: followsTrays,
  Part: TraysOfRoom,
}
