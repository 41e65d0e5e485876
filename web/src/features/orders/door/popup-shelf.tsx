import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from '#kit/store.ts'
import { usePopupShelf } from '#ui/popup-shelf.ts'
import styles from '#features/orders/door/popup-shelf.module.css'

/** Pop-ups do not come up under a finger: they wait until the screen has not been touched for this long. */
const untouchedForMs = 350

const isTouched = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** The one place of all features' pop-ups: the shelf at the screen's lower edge, where they cover nothing. */
export function PopupShelf({ label, order, children }: { label: string; order: number; children: ReactNode }) {
  const shelf = usePopupShelf()
  return shelf
    ? createPortal(
        <section className={styles.group} style={{ order }} aria-label={label}>
          {children}
        </section>,
        shelf,
      )
    : null
}

/** Follows a value, but not while a finger or the mouse button is down, or was a moment ago. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const settle = () => {
      if (!isTouched.get()) setSettled(value)
    }
    settle()
    return isTouched.subscribe(settle)
  }, [value])
  return settled
}

addEventListener('pointerdown', () => {
  clearTimeout(timer)
  isTouched.set(true)
})
for (const event of ['pointerup', 'pointercancel']) {
  addEventListener(event, () => {
    clearTimeout(timer)
    timer = setTimeout(() => isTouched.set(false), untouchedForMs)
  })
}
