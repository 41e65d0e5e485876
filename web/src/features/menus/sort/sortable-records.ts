import { readName, secondName } from '#kit/read-name.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'

export type SortableRecord = {
  id: number
  name: string
  /** A second name or a fact, below the name. */
  note?: string
  isOff?: boolean
}

/** Named parts of a menu as rows to be sorted, with their Arabic names below the English ones. */
export function sortableRecords(
  parts: readonly { id: number; name: LocalText; isActive: boolean }[] | undefined,
): SortableRecord[] | undefined {
  return parts?.map(({ id, name, isActive }) => ({
    id,
    name: readName(name),
    note: secondName(name)?.text,
    isOff: !isActive,
  }))
}
