import { useEffect, useRef } from 'react'
import type { ApiError } from '#kit/api-error.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import styles from '#ui/record-form/record-drawer.module.css'

/** Tells why nothing was saved, where that is about no field of the form. */
export function RefusalNote({ refusal }: { refusal: ApiError }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It came while somebody looked at the button at the other end.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={note} className={styles.refusal}>
      <ErrorNote error={refusal} />
    </div>
  )
}
