import type { LocalText } from '@brigade/domain/kit/languages.ts'
import { readName, secondName } from '#kit/i18n/read-name.ts'
import type { SortableRecord } from '#features/sorting/public/sortable-record.ts'

/** Returns named parts of a menu as sortable rows, with their Arabic names below the English ones. */
export function sortableParts(
  parts: readonly { id: number; name: LocalText; isActive: boolean }[] | undefined,
): SortableRecord[] | undefined {
  return parts?.map(({ id, name, isActive }) => ({
    id,
    name: readName(name),
    note: secondName(name)?.text,
    isOff: !isActive,
  }))
}
