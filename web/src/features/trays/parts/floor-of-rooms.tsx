import type { ReactNode, RefObject } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/trays/parts/floor-of-rooms.module.css'

type FloorOfRoomsProps = {
  floor: number | null
  /** Text beside its name. */
  note: string
  list: RefObject<HTMLUListElement | null>
  children: ReactNode
}

/** Renders a floor with its rooms, each an entry of the list. */
export function FloorOfRooms({ floor, note, list, children }: FloorOfRoomsProps) {
  const t = useTranslations('trays')
  const name = floor === null ? t('noFloor') : t('floor', { floor })
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>
        {name} <span className={`${font.note} ${font.regular}`}>{note}</span>
      </h2>
      <ul ref={list} className={surface.card}>
        {children}
      </ul>
    </section>
  )
}
