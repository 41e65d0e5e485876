import type { FloorWithTrays } from '@brigade/domain/trays/trays.rooms.ts'
import { useWords } from '#kit/i18n.ts'
import { TrayRoom } from '#features/trays/parts/tray-room.tsx'
import styles from '#features/trays/parts/tray-floors.module.css'

/** The rooms with trays floor by floor, in the order in which somebody walks who fetches them: what is cleared leaves the list. */
export function TrayFloors({ floors }: { floors: readonly FloorWithTrays[] }) {
  const t = useWords('trays')
  return floors.map(({ floor, rooms }) => {
    const name = floor === null ? t('noFloor') : t('floor', { floor })
    return (
      <section key={floor ?? 'none'} className={styles.floor} aria-label={name}>
        <h2 className={styles.name}>
          {name} <span className={styles.count}>{t('rooms', { count: rooms.length })}</span>
        </h2>
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <TrayRoom key={room.tableId} room={room} />
          ))}
        </ul>
      </section>
    )
  })
}
