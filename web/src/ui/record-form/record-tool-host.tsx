import { Fragment, type ReactNode } from 'react'
import type { OpenedTool } from '#kit/features/use-opened-tool.ts'

type RecordToolHostProps<T> = {
  opened: OpenedTool<'edit' | 'delete'>
  /** The record that a tool is open for; undefined while it is loading, or if it was deleted. */
  record: T | undefined
  /** Renders the form; null is a new record. */
  renderForm: (record: T | null) => ReactNode
  renderRemoval: (record: T) => ReactNode
}

/**
 * Renders the tool that is open over a list of records: the form of one or of a new one, or the question before one is
 * deleted.
 */
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
