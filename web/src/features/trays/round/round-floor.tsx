import type { Floor } from '@brigade/domain/tables/tables.walking-order.ts'
import { roundProgress, type RoundRoom } from '@brigade/domain/trays/trays.round.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useRef } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import { RoundRoomRow } from '#features/trays/round/round-room-row.tsx'
import styles from '#features/trays/round/tray-round.module.css'

/** The rooms of a floor that somebody walks along. Each keeps its place when it is done; what comes meanwhile takes no press that was on its way to another. */
export function RoundFloor({ floor, rooms, venue }: Floor<RoundRoom> & { venue: Venue }) {
  const t = useWords('trays')
  const list = useRef<HTMLUListElement>(null)
  useShieldMoved(list)
  const name = floor === null ? t('noFloor') : t('floor', { floor })
  const progress = roundProgress([{ floor, rooms }])
  return (
    <section aria-label={name}>
      <h2 className={styles.floor}>
        {name} <span className={styles.soft}>{t('round.ofFloor', progress)}</span>
      </h2>
      <ul className={styles.rooms} ref={list}>
        {rooms.map((room) => (
          <RoundRoomRow key={room.tableId} room={room} venue={venue} />
        ))}
      </ul>
    </section>
  )
}
