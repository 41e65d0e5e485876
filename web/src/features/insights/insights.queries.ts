import {
  insightItemsPath,
  insightRequestsPath,
  insightSalesPath,
  insightTimesPath,
} from '@brigade/domain/insights/insights.api.ts'
import type { DayRange } from '@brigade/domain/kit/venue-days.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiCreate } from '#kit/calls/api-client.ts'
import { inScope, type VenueScope } from '#features/venues/venues.queries.ts'

export type InsightParams = { scope: VenueScope | readonly number[]; days: DayRange }

/** The server counts once a minute. */
const countedEveryMs = 60_000

const shared = { placeholderData: keepPreviousData, staleTime: countedEveryMs, refetchInterval: countedEveryMs }

/** Returns the filters in the form that the services and the export take. */
export function insightFilterOf({ scope, days }: InsightParams) {
  return { ...(typeof scope === 'object' ? { restaurantId: { $in: [...scope] } } : inScope(scope)), ...days }
}

/** Queries the sums of these days, by currency. */
export function insightSales(params: InsightParams) {
  const filter = insightFilterOf(params)
  return queryOptions({
    ...shared,
    queryKey: ['insights', 'sales', filter],
    queryFn: () => apiCreate(insightSalesPath, filter),
  })
}

/** Queries the items that were sold on these days, and those that were not. */
export function insightItems(params: InsightParams) {
  const filter = insightFilterOf(params)
  return queryOptions({
    ...shared,
    queryKey: ['insights', 'items', filter],
    queryFn: () => apiCreate(insightItemsPath, filter),
  })
}

/** Queries the service times of these days. */
export function insightTimes(params: InsightParams) {
  const filter = insightFilterOf(params)
  return queryOptions({
    ...shared,
    queryKey: ['insights', 'times', filter],
    queryFn: () => apiCreate(insightTimesPath, filter),
  })
}

/** Queries how long requests took on these days. */
export function insightRequests(params: InsightParams) {
  const filter = insightFilterOf(params)
  return queryOptions({
    ...shared,
    queryKey: ['insights', 'requests', filter],
    queryFn: () => apiCreate(insightRequestsPath, filter),
  })
}
