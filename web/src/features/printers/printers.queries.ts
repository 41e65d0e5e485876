import { categoriesPath } from '@brigade/domain/menus/menus.api.ts'
import { printersPath, printJobsPath, printPlacesPath } from '@brigade/domain/printers/printers.api.ts'
import { type PrintJobState, stuckPrintStates } from '@brigade/domain/printers/print-jobs.states.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind, apiList } from '#kit/calls/api-client.ts'

export const printersKey = ['printers', 'all'] as const
export const printPagesKey = ['printers', 'prints'] as const
export const stuckPrintsKey = ['printers', 'stuck'] as const

export const printsAPage = 20

/** Upper limit of prints that call; more at once are resolved in the list of prints. */
const mostCalling = 50

/** Returns the query for all printers of a venue, in the order of creation: there are a handful. */
export function printersOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...printersKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(printersPath, { ...(venueId !== null && { restaurantId: venueId }) }),
  })
}

/**
 * Returns the query for the printers that people can print at, for those too who may not see the printers of the venue.
 */
export function printPlacesOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...printersKey, 'places', venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(printPlacesPath, { ...(venueId !== null && { restaurantId: venueId }) }),
  })
}

/** Returns the query for the categories of all menus of a venue, to choose from. */
export function printableCategories(venueId: number) {
  return queryOptions({
    queryKey: ['printers', 'categories', venueId],
    queryFn: () => apiList(categoriesPath, { restaurantId: venueId }),
  })
}

type PrintList = { venueId: number | null; state: PrintJobState | undefined; page: number }

/** Returns the query for one page of prints at a venue, the newest first. */
export function printList({ venueId, state, page }: PrintList) {
  return queryOptions({
    queryKey: [...printPagesKey, venueId, state ?? 'all', page],
    enabled: venueId !== null,
    queryFn: () =>
      apiFind(printJobsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        ...(state && { state }),
        $limit: printsAPage,
        $skip: (page - 1) * printsAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for the prints of a venue that failed or are uncertain and wait for a person. */
export function stuckPrints(venueId: number | null) {
  return queryOptions({
    queryKey: [...stuckPrintsKey, venueId],
    enabled: venueId !== null,
    queryFn: async () => {
      const { data } = await apiFind(printJobsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        state: { $in: [...stuckPrintStates] },
        $limit: mostCalling,
      })
      return data
    },
  })
}
