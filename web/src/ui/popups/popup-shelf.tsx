import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePopupShelf } from '#kit/popup-shelf.ts'
import { placeNumber, type PopupPlace } from '#ui/popups/popup-places.ts'
import styles from '#ui/popups/popup-shelf.module.css'

type PopupShelfProps = {
  label: string
  place: PopupPlace
  /** For how many the one that is shown stands. */
  count?: number
  /** In a line of its own, not beside others. */
  isWide?: boolean
  children: ReactNode
}

/** The one place of all features' pop-ups: the shelf at the screen's lower edge, where they cover nothing. */
export function PopupShelf({ label, place, count = 1, isWide, children }: PopupShelfProps) {
  const shelf = usePopupShelf()
  return shelf
    ? createPortal(
        <section
          className={`${styles.group} ${isWide ? styles.wide : ''}`}
          style={{ order: placeNumber(place) }}
          aria-label={label}
          data-waiting={count}
        >
          {children}
        </section>,
        shelf,
      )
    : null
}
