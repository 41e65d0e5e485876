import { posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import type { PosPosting } from '@brigade/domain/pos/pos.schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { apiList } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { onCatchUp } from '#kit/catch-up.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { registerLiveRules } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'
import { inScope, isInScope, type VenueScope } from '#features/venues/venues.queries.ts'

/** Whoever is still served was ordered since. */
const lookBackMs = 24 * 3_600_000

const recentKey = ['pos', 'recent'] as const

type ByOrder = ReadonlyMap<number, PosPosting>

/** The last posting of each order of the last day, as boards show it. */
export function recentPostings(scope: VenueScope | null) {
  return queryOptions({
    queryKey: [...recentKey, scope],
    enabled: scope !== null,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async (): Promise<ByOrder> => {
      const since = new Date(serverNow() - lookBackMs).toISOString()
      const listed = await apiList(posPostingsPath, { ...inScope(scope ?? 'all'), createdAt: { $gte: since } })
      // What was heard while it was fetched may be newer.
      return withPostings(queryClient.getQueryData<ByOrder>([...recentKey, scope]) ?? new Map(), listed)
    },
  })
}

/** The last posting of one order, however long ago; for its own page. */
export function lastPosting(orderId: number) {
  return queryOptions({
    queryKey: ['pos', 'last', orderId],
    queryFn: async (): Promise<PosPosting | null> => {
      const [last] = await apiList(posPostingsPath, { orderId })
      return last ?? null
    },
  })
}

/** Keeps both true. Returns how to stop. */
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
