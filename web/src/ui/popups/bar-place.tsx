import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePopupBar } from '#kit/device/popup-bar.ts'
import styles from '#ui/popups/popup-bar.module.css'

/** Renders a place before the worst pop-up, in its line, for an act that can be undone. */
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
