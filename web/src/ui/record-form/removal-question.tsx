import type { ReactNode } from 'react'
import { Confirm } from '#ui/confirm.tsx'

type RemovalQuestionProps = {
  /** The question, in the words of what is to be deleted. */
  title: string
  confirmLabel: string
  /** What people call the record. */
  name: string
  /** What follows from it, where that is not plain. */
  text?: ReactNode
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a record is deleted, and says which. */
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
