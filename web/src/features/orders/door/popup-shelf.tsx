import { type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { createStore } from '#kit/store.ts'
import styles from '#features/orders/door/popup-shelf.module.css'

/** Pop-ups do not come up under a finger: they wait until the screen has not been touched for this long. */
const untouchedForMs = 350

const isTouched = createStore(false)
let shelf: HTMLElement | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** The one place of all features' pop-ups, at the lower edge, where they stand one over the other. */
export function PopupShelf({ label, order, children }: { label: string; order: number; children: ReactNode }) {
  return createPortal(
    <section className={styles.group} style={{ order }} aria-label={label}>
      {children}
    </section>,
    shelfElement(),
  )
}

/** Whether a finger or the mouse button is down, or was a moment ago. */
export function useScreenTouched(): boolean {
  return useSyncExternalStore(isTouched.subscribe, isTouched.get)
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

function shelfElement(): HTMLElement {
  if (shelf?.isConnected) return shelf
  shelf = document.createElement('div')
  shelf.className = styles.shelf ?? ''
  document.body.append(shelf)
  // Lists and toasts leave this much room, so that nothing stays hidden below the pop-ups.
  const measured = shelf
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--popups-height', `${measured.offsetHeight}px`),
  ).observe(measured)
  return shelf
}
