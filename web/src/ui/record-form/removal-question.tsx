import type { ReactNode } from 'react'
import { Confirm } from '#ui/confirm.tsx'

type RemovalQuestionProps = {
  /** The question, naming the kind of record to be deleted. */
  title: string
  confirmLabel: string
  /** The name of the record. */
  name: string
  /** The consequence, if it is not obvious. */
  text?: ReactNode
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a record is deleted, and names it. */
export function RemovalQuestion({ name, text, ...question }: RemovalQuestionProps) {
  return (
    <Confirm isDanger {...question}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      {text === undefined ? null : <p>{text}</p>}
    </Confirm>
  )
}
