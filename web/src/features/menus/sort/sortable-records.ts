import type { LocalText } from '@brigade/domain/kit/languages.ts'
import type { SortableRecord } from '#features/menus/sort/sort-list.tsx'

/** Named parts of a menu as rows to be sorted, with their Arabic names below the English ones. */
export function sortableRecords(
  parts: readonly { id: number; name: LocalText; isActive: boolean }[] | undefined,
): SortableRecord[] | undefined {
  return parts?.map(({ id, name, isActive }) => ({ id, name: name.en, note: name.ar, isOff: !isActive }))
}
