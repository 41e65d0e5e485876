import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiList } from '#kit/calls/api-client.ts'
import { serverNow } from '#kit/device/clock.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { inScope, isInScope, type VenueScope } from '#features/venues/venues.queries.ts'

/** In milliseconds. Every order that is still served is newer. */
const lookBackMs = 24 * 3_600_000

const recentKey = ['pos', 'recent'] as const

type ByOrder = ReadonlyMap<number, PosPosting>

/** Returns the query for the last posting of each order of the last day, for boards. */
export function recentPostings(scope: VenueScope | null) {
  return queryOptions({
    queryKey: [...recentKey, scope],
    enabled: scope !== null,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async (): Promise<ByOrder> => {
      const since = new Date(serverNow() - lookBackMs).toISOString()
      const listed = await apiList(posPostingsPath, { ...inScope(scope ?? 'all'), createdAt: { $gte: since } })
      // Events that were received during the fetch may be newer.
      return withPostings(queryClient.getQueryData<ByOrder>([...recentKey, scope]) ?? new Map(), listed)
    },
  })
}

/** Returns the query for the last posting of one order, however long ago; for its own page. */
export function lastPosting(orderId: number) {
  return queryOptions({
    queryKey: ['pos', 'last', orderId],
    queryFn: async (): Promise<PosPosting | null> => {
      const [last] = await apiList(posPostingsPath, { orderId })
      return last ?? null
    },
  })
}

/** Keeps both in sync. Returns an unsubscribe function. */
export function startOrderPostings(): () => void {
  const stopRules = registerLiveRules([
    liveRule(posPostingsPath, 'created', note),
    liveRule(posPostingsPath, 'patched', note),
  ])
  const stopCatchUp = onCatchUp(() => queryClient.invalidateQueries({ queryKey: ['pos'] }))
  return () => {
    stopRules()
    stopCatchUp()
  }
}

function note(postings: readonly PosPosting[]): void {
  for (const [key, known] of queryClient.getQueriesData<ByOrder>({ queryKey: recentKey })) {
    const scope = key.at(-1)
    const mine = postings.filter((posting) => (typeof scope === 'number' ? isInScope(posting, scope) : true))
    if (known && mine.length > 0) queryClient.setQueryData(key, withPostings(known, mine))
  }
  for (const posting of postings) {
    const { queryKey } = lastPosting(posting.orderId)
    queryClient.setQueryData(queryKey, (known) => (known && !isLater(posting, known) ? known : posting))
  }
}

function withPostings(known: ByOrder, more: readonly PosPosting[]): ByOrder {
  const next = new Map(known)
  for (const posting of more) {
    const before = next.get(posting.orderId)
    if (!before || isLater(posting, before)) next.set(posting.orderId, posting)
  }
  return next
}

function isLater(one: PosPosting, other: PosPosting): boolean {
  return one.attempt > other.attempt || (one.attempt === other.attempt && one.version > other.version)
}
