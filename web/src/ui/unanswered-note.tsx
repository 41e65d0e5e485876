import type { ReactNode } from 'react'
import { useTimed } from '#kit/device/clock.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { isLeft } from '#kit/outbox/entries.ts'
import { askAgain } from '#kit/outbox/outbox.ts'
import { useSending } from '#kit/outbox/use-outbox.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import stack from '#ui/stack.module.css'
import styles from '#ui/unanswered-note.module.css'

type UnansweredNoteProps = {
  /** The name of the request in the outbox. */
  name: string
  /** Says that it is sent again automatically. */
  text?: string
  /** Says that only the person sends it again, who last did at this time. */
  leftText?: (time: string) => string
  /** The label of a button that sends it again, if the form has no other one. */
  againLabel?: string
  /** Other ways out, once it is left to the person. */
  children?: ReactNode
}

/**
 * Says, while it is unknown, that nobody knows whether a request was done. It is sent again automatically, and after a
 * while only at the person's request.
 */
export function UnansweredNote({ name, text, leftText, againLabel, children }: UnansweredNoteProps) {
  const t = useTranslations('ui')
  const { dateTime } = useFormats()
  const { entry, isInDoubt } = useSending(name)
  const isForPerson = useTimed((now) => entry !== undefined && isLeft(entry, now))
  if (!entry || !isInDoubt) return null
  const left = leftText?.(dateTime(new Date(entry.askedAt).toISOString())) ?? t('errors.actUnanswered')
  return (
    <div className={`${styles.note} ${stack.cluster2}`} role="alert">
      <Icon path={warningIcon} />
      <p>{isForPerson ? left : (text ?? t('errors.unanswered'))}</p>
      {againLabel === undefined ? null : (
        <div className={stack.wrap2}>
          {isForPerson ? children : null}
          <BigButton kind="quiet" onClick={() => void askAgain(name)}>
            {againLabel}
          </BigButton>
        </div>
      )}
    </div>
  )
}
