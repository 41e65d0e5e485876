import { languages } from '@brigade/domain/kit/languages.ts'
import { bulkColumns } from '@brigade/domain/menus/bulk/bulk.columns.ts'
import { contentLanguages } from '@brigade/domain/menus/menus.languages.ts'
import type { BulkKind } from '@brigade/domain/menus/bulk/bulk.kinds.ts'
import type { BulkKnown } from '@brigade/domain/menus/bulk/bulk.plan.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BulkPlace, parentOf } from '#features/menus/bulk/bulk-parent.ts'
import {
  categoriesOfMenu,
  groupsOfItem,
  importedGroupNames,
  itemsOf,
  menusOfVenue,
  sidesOfItem,
} from '#features/menus/menus.queries.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'
import { useUser } from '#kit/calls/session.ts'

/** Returns the data that a file is checked against: the venue, its live records, and the names that may be used. */
export function useBulkSetting(kind: BulkKind, place: BulkPlace) {
  const { role } = useUser()
  const { venueId, menuId = 0, itemId = 0, groupId } = place
  const known = {
    menus: useQuery({ ...menusOfVenue(venueId), enabled: kind === 'menus' }),
    categories: useQuery({ ...categoriesOfMenu(menuId), enabled: kind === 'categories' || kind === 'items' }),
    items: useQuery({ ...itemsOf({ menuId }), enabled: kind === 'items' }),
    sides: useQuery({ ...sidesOfItem(itemId), enabled: kind === 'sides' }),
    modifiers: useQuery({ ...groupsOfItem(itemId), enabled: kind === 'modifiers' }),
  }
  const venue = useQuery(oneVenue(venueId))
  const presets = useQuery({ ...importedGroupNames(venueId), enabled: kind === 'modifiers' })
  const needed = [
    known[kind],
    venue,
    ...(kind === 'items' ? [known.categories] : []),
    ...(kind === 'modifiers' ? [presets] : []),
  ]

  const records = known[kind].data
  const categories = known.categories.data
  const setting = useMemo(() => {
    const isReady = venue.data && records && (kind !== 'items' || categories) && (kind !== 'modifiers' || presets.data)
    if (!isReady) return null
    const { isPOSIntegrated } = venue.data
    const named = kind === 'items' ? (categories ?? []) : []
    return {
      venue: venue.data,
      role,
      presets: presets.data ?? [],
      categoriesOf: new Map([[menuId, new Set(named.map(({ id }) => id))]]),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Records of the wire hold every field that an import does.
      known: new Map(records.map((record) => [record.id, record as unknown as BulkKnown<BulkKind>])),
      parent: parentOf[kind]({ venueId, menuId, itemId }),
      columns: bulkColumns(kind, { languages, isPOSIntegrated }),
      /** The columns that are listed for users. */
      venueColumns: bulkColumns(kind, { languages: contentLanguages(venue.data), isPOSIntegrated }),
      categories: named,
      groupId,
    }
  }, [kind, role, venue.data, records, categories, presets.data, venueId, menuId, itemId, groupId])

  return {
    setting,
    error: needed.find(({ error }) => error)?.error ?? null,
    retry: () => needed.forEach((query) => void query.refetch()),
  }
}

export type UsableSetting = NonNullable<ReturnType<typeof useBulkSetting>['setting']>
