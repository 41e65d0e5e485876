import type { ReactNode, RefObject } from 'react'
import { useWords } from '#kit/i18n.ts'
import { useShieldMoved } from '#kit/shield-moved.ts'
import styles from '#features/trays/parts/floor-of-rooms.module.css'

type FloorOfRoomsProps = {
  floor: number | null
  /** Beside its name. */
  note: string
  list: RefObject<HTMLUListElement | null>
  children: ReactNode
}

/** A floor with its rooms, each an entry of the list. Rooms that come or move take no press that was on its way to another. */
export function FloorOfRooms({ floor, note, list, children }: FloorOfRoomsProps) {
  const t = useWords('trays')
  useShieldMoved(list)
  const name = floor === null ? t('noFloor') : t('floor', { floor })
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>
        {name} <span className={styles.note}>{note}</span>
      </h2>
      <ul ref={list} className={styles.rooms}>
        {children}
      </ul>
    </section>
  )
}
