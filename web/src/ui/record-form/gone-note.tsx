import { useEffect, useRef } from 'react'
import surface from '#ui/surface.module.css'
import styles from '#ui/record-form/record-drawer.module.css'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

/** Shows that another person deleted the record, or its parent, and what can become of the typed values. */
export function GoneNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The note appears while the person types further down.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={note} role="alert" className={`${styles.stray} ${surface.failure}`}>
      <Icon path={warningIcon} />
      {text}
    </p>
  )
}
