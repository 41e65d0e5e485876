import { useEffect, useRef } from 'react'
import styles from '#ui/record-form/record-drawer.module.css'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'

/** Tells that the record, or what it stands in, was deleted meanwhile, and what can become of what was typed. */
export function GoneNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // It comes while somebody types further down.
    note.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={note} role="alert" className={styles.stray}>
      <Icon path={warningIcon} />
      {text}
    </p>
  )
}
