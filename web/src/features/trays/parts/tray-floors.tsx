import type { FloorWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useRowFocus } from '#kit/address/use-row-focus.ts'
import { FloorOfRooms } from '#features/trays/parts/floor-of-rooms.tsx'
import { TrayRoom } from '#features/trays/parts/tray-room.tsx'

/** Lists the rooms with trays floor by floor, in the order of a collection walk: cleared rooms leave the list. */
export function TrayFloors({ floors, venue }: { floors: readonly FloorWithTrays[]; venue: Venue }) {
  return floors.map((floor) => <TrayFloor key={floor.floor ?? 'none'} {...floor} venue={venue} />)
}

/** Renders a floor. After a room is cleared, the next one has the focus. */
function TrayFloor({ floor, rooms, venue }: FloorWithTrays & { venue: Venue }) {
  const t = useTranslations('trays')
  const list = useRef<HTMLUListElement>(null)
  useRowFocus(list)
  return (
    <FloorOfRooms floor={floor} note={t('rooms', { count: rooms.length })} list={list} hasLines>
      {rooms.map((room) => (
        <TrayRoom key={room.tableId} room={room} venue={venue} />
      ))}
    </FloorOfRooms>
  )
}
