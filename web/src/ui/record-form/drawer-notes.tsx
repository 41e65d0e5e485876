import { type RefObject, useEffect, useRef } from 'react'
import type { ApiError } from '#kit/calls/api-error.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { Icon } from '#ui/icon.tsx'
import styles from '#ui/record-form/record-drawer.module.css'
import surface from '#ui/surface.module.css'

/** Shows that another person deleted the record, or its parent, and what can become of the typed values. */
export function GoneNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useScrollTo(note)
  return (
    <p ref={note} role="alert" className={`${styles.stray} ${surface.failure}`}>
      <Icon path={warningIcon} />
      {text}
    </p>
  )
}

/** Shows why nothing was saved, if the reason is not about a field of the form. */
export function RefusalNote({ refusal }: { refusal: ApiError }) {
  const note = useRef<HTMLDivElement>(null)
  useScrollTo(note)
  return (
    <div ref={note} className={styles.refusal}>
      <ErrorNote error={refusal} />
    </div>
  )
}

/** Scrolls to a note when it appears: the person looks at a field further down, or at the button at the other end. */
function useScrollTo(note: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [note])
}
