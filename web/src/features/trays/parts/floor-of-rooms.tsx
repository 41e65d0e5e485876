import type { ReactNode, RefObject } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/trays/parts/floor-of-rooms.module.css'

type FloorOfRoomsProps = {
  floor: number | null
  /** Text beside its name. */
  note: string
  list: RefObject<HTMLUListElement | null>
  /** True if each room is a line of the whole width. */
  hasLines?: boolean
  children: ReactNode
}

/** Renders a floor with its rooms, each an entry of the list. */
export function FloorOfRooms({ floor, note, list, hasLines, children }: FloorOfRoomsProps) {
  const t = useTranslations('trays')
  const name = floor === null ? t('noFloor') : t('floor', { floor })
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>
        {name} <span className={`${font.note} ${font.regular}`}>{note}</span>
      </h2>
      <ul ref={list} className={hasLines ? stack.grid1 : styles.rooms}>
        {children}
      </ul>
    </section>
  )
}
