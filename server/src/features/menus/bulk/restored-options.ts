import type { Columns, PartRow } from '../editing/door/part-editor.ts'

type StoredOption = { _id: string; soldOut?: unknown }

/** A group's options of before, each as sold out as it is now: that is no part of an import. Other columns stay as they are. */
export function withSoldOutAsItIs(columns: Columns, row: PartRow): Columns {
  if (typeof columns.options !== 'string') return columns
  const { options: current } = row as PartRow & { options: string }
  const soldOut = new Map((JSON.parse(current) as StoredOption[]).map((option) => [option._id, option.soldOut ?? null]))
  const options = (JSON.parse(columns.options) as StoredOption[]).map((option) => ({
    ...option,
    soldOut: soldOut.get(option._id) ?? null,
  }))
  return { ...columns, options: JSON.stringify(options) }
}
