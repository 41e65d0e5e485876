import { queryOf } from '#kit/calls/api-client.ts'
import { type LiveList, liveList } from '#kit/live/live-list.ts'
import type { LiveRecords } from '#kit/live/live-records.ts'
import {
  belongsTo,
  byIndex,
  type FilterOf,
  isNoOlder,
  isUnchanged,
  type MenuPart,
  type MenuParts,
  type EditedKind,
  partPaths,
} from '#features/menus/menu-parts.ts'

type PartPaths = typeof partPaths

export const partListsKey = (kind: EditedKind) => ['menus', kind] as const
export const onePartKey = (kind: EditedKind, id: number) => ['menus', 'one', kind, id] as const

/** The lists of each kind of part, kept live. */
export const partLists: { [K in EditedKind]: LiveList<PartPaths[K], FilterOf[K], MenuParts[K]> } = {
  menus: listsOf('menus'),
  categories: listsOf('categories'),
  items: listsOf('items'),
  sides: listsOf('sides'),
  modifiers: listsOf('modifiers'),
  sharedGroups: listsOf('sharedGroups'),
  sharedSides: listsOf('sharedSides'),
}

/** Returns the records of a list for a screen. */
export function recordsOf<T>({ records }: LiveRecords<T>): readonly T[] {
  return records
}

function listsOf<K extends EditedKind>(kind: K) {
  return liveList<PartPaths[K], FilterOf[K], MenuParts[K] & MenuPart>({
    path: partPaths[kind],
    key: partListsKey(kind),
    oneKey: ['menus', 'one', kind],
    query: (filter) => queryOf(partPaths[kind], filter, { $sort: { index: 1 } }),
    belongs: belongsTo,
    order: byIndex,
    isNews: isNoOlder,
    isSame: isUnchanged,
  })
}
