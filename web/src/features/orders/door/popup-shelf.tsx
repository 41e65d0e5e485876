import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { shieldMoved } from '#kit/shield-moved.ts'
import { stillness } from '#kit/stillness.ts'
import { usePopupShelf } from '#ui/popup-shelf.ts'
import styles from '#features/orders/door/popup-shelf.module.css'

type PopupShelfProps = {
  label: string
  order: number
  /** In a line of its own, not beside others. */
  isWide?: boolean
  children: ReactNode
}

/** The one place of all features' pop-ups: the shelf at the screen's lower edge, where they cover nothing. */
export function PopupShelf({ label, order, isWide, children }: PopupShelfProps) {
  const shelf = usePopupShelf()
  return shelf
    ? createPortal(
        <section className={`${styles.group} ${isWide ? styles.wide : ''}`} style={{ order }} aria-label={label}>
          {children}
        </section>,
        shelf,
      )
    : null
}

/**
 * Follows a value that is drawn on the shelf, but not while a finger or the mouse button is down, or was a moment ago, or an act is
 * under way. What then stands there may have taken the place of another.
 */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const settle = () => {
      if (stillness.get()) setSettled(value)
    }
    settle()
    return stillness.subscribe(settle)
  }, [value])
  const shelf = usePopupShelf()
  useLayoutEffect(() => {
    // One that went leaves its place to the next, or to that of another kind beside it.
    if (shelf) shieldMoved([...shelf.querySelectorAll('article')])
  }, [shelf, settled])
  return settled
}
