import { roomAddress } from '#features/tables/tables-address.ts'
import { tablesOfVenue } from '#features/tables/tables.queries.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import type { SearchPart } from '#kit/features/search-slot.ts'
import { floorIcon } from '#ui/icon-paths.ts'

/** Finds the rooms and tables of the venue by name. */
export const tablesSearchPart: SearchPart = {
  order: 20,
  titleKey: 'tables:list',
  permission: 'screens:floor',
  load: async ({ venue }) => {
    if (!venue) return []
    const tables = await queryClient.ensureQueryData(tablesOfVenue(venue.id))
    return tables.map((table) => ({ to: roomAddress(table), name: table.name, icon: floorIcon }))
  },
}
