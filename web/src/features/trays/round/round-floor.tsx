import type { Floor } from '@brigade/domain/tables/tables.walking-order.ts'
import { roundProgress, type RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { FloorOfRooms } from '#features/trays/parts/floor-of-rooms.tsx'
import { RoundRoomRow } from '#features/trays/round/round-room-row.tsx'

/** Lists the rooms of a floor for a person on a round. Each keeps its place when it is done. */
export function RoundFloor({ floor, rooms, venue }: Floor<RoundRoom> & { venue: Venue }) {
  const t = useTranslations('trays')
  const list = useRef<HTMLUListElement>(null)
  return (
    <FloorOfRooms floor={floor} note={t('round.ofFloor', roundProgress([{ floor, rooms }]))} list={list}>
      {rooms.map((room) => (
        <RoundRoomRow key={room.tableId} room={room} venue={venue} />
      ))}
    </FloorOfRooms>
  )
}
