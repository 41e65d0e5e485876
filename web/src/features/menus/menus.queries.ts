import { modifierGroupsPath } from '@brigade/domain/menus/menus.api.ts'
import { groupNamesPath, mainOptionsPath, subOptionsPath } from '@brigade/domain/menus/menus.acts.api.ts'
import type { Item } from '@brigade/domain/menus/menus.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { toApiError } from '#kit/calls/api-error.ts'
import { apiGet, apiList } from '#kit/calls/api-client.ts'
import { type FilterOf, type MenuParts, type EditedKind, partPaths } from '#features/menus/menu-parts.ts'
import { partLists, recordsOf } from '#features/menus/part-lists.ts'

export const isGoneKey = (kind: EditedKind, id: number) => ['menus', 'isGone', kind, id] as const

/** The fields that a row of a list of items shows: for a menu of two thousand items this is a fifth of the size. */
const itemRowFields = [
  'id',
  'restaurantId',
  'menuId',
  'categoryId',
  'name',
  'index',
  'price',
  'images',
  'isActive',
  'hidePrice',
  'soldOut',
  'condimentsCount',
  'modifiersCount',
  'version',
] as const satisfies readonly (keyof Item)[]

export type ItemSummary = Pick<Item, (typeof itemRowFields)[number]>

/** Queries the menus of a venue in their order, kept live. */
export function menusOfVenue(venueId: number | null) {
  return partList('menus', venueId === null ? null : { restaurantId: venueId })
}

/** Queries the categories of a menu in the same way. */
export function categoriesOfMenu(menuId: number | null) {
  return partList('categories', menuId === null ? null : { menuId })
}

/** Queries the categories of all menus of a venue. */
export function categoriesOfVenue(venueId: number) {
  return partList('categories', { restaurantId: venueId })
}

/** Queries the whole items of a menu or of a category in the same way. */
export function itemsOf(filter: { menuId: number } | { categoryId: number } | null) {
  return partList('items', filter)
}

/** Queries the same items with only the fields that a row shows. */
export function itemRowsOf(filter: { restaurantId: number } | { menuId: number } | { categoryId: number } | null) {
  return queryOptions({ ...partLists.items.optionsOfFields(filter, 'rows', itemRowFields), select: recordsOf })
}

/** Queries the sides of an item, kept live. */
export function sidesOfItem(itemId: number | null) {
  return partList('sides', itemId === null ? null : { itemId })
}

/** Queries the modifier groups of an item with their options, kept live. */
export function groupsOfItem(itemId: number | null) {
  return partList('modifiers', itemId === null ? null : { itemId })
}

/** Queries the modifier groups that items of a venue share, kept live. */
export function sharedGroupsOf(venueId: number | null) {
  return partList('sharedGroups', venueId === null ? null : { restaurantId: venueId })
}

/** Queries the sides that items of a venue share, kept live. */
export function sharedSidesOf(venueId: number | null) {
  return partList('sharedSides', venueId === null ? null : { restaurantId: venueId })
}

/** Queries one whole record, kept live. */
export function onePart<K extends EditedKind>(kind: K, id: number) {
  return partLists[kind].one(id)
}

/**
 * Queries whether a record was deleted since it was shown: an event says so, or the server when menus are fetched
 * again.
 */
export function isPartGone(kind: EditedKind, id: number) {
  return queryOptions({
    queryKey: isGoneKey(kind, id),
    initialData: false,
    queryFn: async (): Promise<boolean> => {
      try {
        await apiGet(partPaths[kind], id)
        return false
      } catch (thrown) {
        if (toApiError(thrown).code === 404) return true
        throw thrown
      }
    },
  })
}

/** Queries the preset names for modifier groups, which need no admin; they are the same at every venue. */
export function groupNames() {
  return queryOptions({
    queryKey: ['menus', 'groupNames'],
    staleTime: 60_000,
    queryFn: () => apiList(groupNamesPath, { $sort: { index: 1 } }),
  })
}

/** Queries the group names that an import may use: the preset ones, and those that groups of the venue have. */
export function importedGroupNames(venueId: number) {
  return queryOptions({
    queryKey: [...groupNames().queryKey, 'imported', venueId],
    staleTime: 0,
    queryFn: async () => {
      const [presets, groups] = await Promise.all([
        apiList(groupNamesPath, {}),
        apiList(modifierGroupsPath, { restaurantId: venueId, $select: ['groupName'] }),
      ])
      return [...presets.map(({ name }) => name), ...groups.map(({ groupName }) => groupName)]
    },
  })
}

/** The keys of the answers of recommendation dialogs. */
export const mainOptionsKey = ['menus', 'mainOptions'] as const
export const subOptionsKey = ['menus', 'subOptions'] as const

/** Queries the main answers of a venue's recommendation dialogs. */
export function mainOptions(venueId: number) {
  return queryOptions({
    queryKey: [...mainOptionsKey, venueId],
    staleTime: 60_000,
    queryFn: () => apiList(mainOptionsPath, { restaurantId: venueId, $sort: { index: 1 } }),
  })
}

/** Queries the sub-answers below some main answers. */
export function subOptions({ venueId, mainOptionIds }: { venueId: number; mainOptionIds: readonly number[] }) {
  return queryOptions({
    queryKey: [...subOptionsKey, venueId, mainOptionIds],
    enabled: mainOptionIds.length > 0,
    staleTime: 60_000,
    queryFn: () =>
      apiList(subOptionsPath, {
        restaurantId: venueId,
        mainOptionId: { $in: [...mainOptionIds] },
        $sort: { index: 1 },
      }),
  })
}

function partList<K extends EditedKind>(kind: K, filter: FilterOf[K] | null) {
  return queryOptions({ ...partLists[kind].options(filter), select: recordsOf<MenuParts[K]> })
}
