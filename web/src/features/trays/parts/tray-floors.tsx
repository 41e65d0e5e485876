import type { FloorWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { useRowFocus } from '#kit/use-row-focus.ts'
import { TrayRoom } from '#features/trays/parts/tray-room.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'

/** The rooms with trays floor by floor, in the order in which somebody walks who fetches them: what is cleared leaves the list. */
export function TrayFloors({ floors, venue }: { floors: readonly FloorWithTrays[]; venue: Venue }) {
  return floors.map((floor) => <TrayFloor key={floor.floor ?? 'none'} {...floor} venue={venue} />)
}

/** Rooms that come or move take no press for a moment, and where one is cleared the next one has the focus. */
function TrayFloor({ floor, rooms, venue }: FloorWithTrays & { venue: Venue }) {
  const t = useWords('trays')
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
  useRowFocus(list)
  const name = floor === null ? t('noFloor') : t('floor', { floor })
  return (
    <section className={styles.floor} aria-label={name}>
      <h2 className={styles.name}>
        {name} <span className={styles.count}>{t('rooms', { count: rooms.length })}</span>
      </h2>
      <ul ref={list} className={styles.rooms}>
        {rooms.map((room) => (
          <TrayRoom key={room.tableId} room={room} venue={venue} />
        ))}
      </ul>
    </section>
  )
}
