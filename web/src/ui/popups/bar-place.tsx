import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePopupBar } from '#kit/popup-bar.ts'
import styles from '#ui/popups/popup-bar.module.css'

/** A place in the line of the worst pop-up, before it, for what a person can undo. */
export function BarPlace({ label, children }: { label: string; children: ReactNode }) {
  const bar = usePopupBar()
  return bar
    ? createPortal(
        <section className={styles.before} aria-label={label}>
          {children}
        </section>,
        bar,
      )
    : null
}
