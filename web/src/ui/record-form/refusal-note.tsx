import { useEffect, useRef } from 'react'
import type { ApiError } from '#kit/calls/api-error.ts'
import { ErrorNote } from '#ui/error-note.tsx'
import styles from '#ui/record-form/record-drawer.module.css'

/** Shows why nothing was saved, if the reason is not about a field of the form. */
export function RefusalNote({ refusal }: { refusal: ApiError }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The note appears while the person looks at the button at the other end.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={note} className={styles.refusal}>
      <ErrorNote error={refusal} />
    </div>
  )
}
