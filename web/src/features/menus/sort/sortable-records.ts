import { readName, secondName } from '#kit/i18n/read-name.ts'
import type { LocalText } from '@brigade/domain/kit/languages.ts'

export type SortableRecord = {
  id: number
  name: string
  /** A second name or a fact, shown below the name. */
  note?: string
  isOff?: boolean
}

/** Returns named parts of a menu as sortable rows, with their Arabic names below the English ones. */
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
