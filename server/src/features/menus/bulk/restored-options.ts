import { readStored } from '#kit/stored-json.ts'
import type { Columns, PartRow } from '../editing/door/part-editor.ts'

type StoredOption = { _id: string; soldOut?: unknown }

/** A group's options of before, each as sold out as it is now: that is no part of an import. Other columns stay as they are. */
export function withSoldOutAsItIs(columns: Columns, row: PartRow): Columns {
  if (typeof columns.options !== 'string') return columns
  const current = 'options' in row && typeof row.options === 'string' ? row.options : '[]'
  const soldOut = new Map(readStored<StoredOption[]>(current).map((option) => [option._id, option.soldOut ?? null]))
  const options = readStored<StoredOption[]>(columns.options).map((option) => ({
    ...option,
    soldOut: soldOut.get(option._id) ?? null,
  }))
  return { ...columns, options: JSON.stringify(options) }
}
