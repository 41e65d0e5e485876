import { Fragment, type ReactNode } from 'react'
import type { OpenedTool } from '#kit/use-opened-tool.ts'

type RecordToolHostProps<T> = {
  opened: OpenedTool<'edit' | 'delete'>
  /** The one that something is open for; nothing while it is on its way, or where it is gone. */
  record: T | undefined
  /** The form; null is for a new one. */
  renderForm: (record: T | null) => ReactNode
  renderRemoval: (record: T) => ReactNode
}

/** What is open over a list of records: the form of one or of a new one, or the question before one is deleted. */
export function RecordToolHost<T extends { id: number }>({
  opened,
  record,
  renderForm,
  renderRemoval,
}: RecordToolHostProps<T>) {
  if (opened?.tool === 'add') return renderForm(null)
  if (!opened || !record) return null
  return <Fragment key={record.id}>{opened.tool === 'edit' ? renderForm(record) : renderRemoval(record)}</Fragment>
}
