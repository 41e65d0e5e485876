import { can } from '@brigade/domain/access/permissions.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { apiList } from '#kit/api-client.ts'
import { applyNow, onCatchUp, registerLiveRules } from '#kit/live.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { queryClient } from '#kit/query-client.ts'
import { loadSession } from '#kit/session.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { type ActiveRequests, mergeActiveRequests } from '#features/requests/active-requests.ts'
import { noteHeardRequests } from '#features/requests/heard-requests.ts'
import { activeRequestsKey } from '#features/requests/requests.queries.ts'

/** Keeps cached requests true while somebody is signed in who may see them. Returns how to stop. */
export async function startRequestsLive(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  if (scope === null || !can(user, 'requests:read')) return () => undefined
  const apply = (requests: GuestRequest[]) => applyRequests(scope, requests)
  const stopRules = registerLiveRules([
    liveRule(requestsPath, 'created', apply),
    liveRule(requestsPath, 'patched', apply),
  ])
  const stopCatchUp = onCatchUp((since) => catchUpRequests(scope, since))
  return () => {
    stopRules()
    stopCatchUp()
  }
}

/** Merges changed requests into the active ones. */
export function applyRequests(scope: VenueScope, changed: readonly GuestRequest[]): void {
  const requests = changed.filter(({ restaurantId }) => scope === 'all' || restaurantId === scope)
  if (requests.length === 0) return
  noteHeardRequests(requests)
  queryClient.setQueryData<ActiveRequests>(
    activeRequestsKey(scope),
    (known) => known && mergeActiveRequests(known, requests),
  )
}

async function catchUpRequests(scope: VenueScope, since: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey: ['requests'] })
  if (shown.length === 0) return
  // Lists that could not be fetched at all have nothing to merge into: they are asked for again.
  void queryClient.refetchQueries({ queryKey: ['requests'], predicate: ({ state }) => state.status === 'error' })
  const changed = await apiList(requestsPath, {
    ...inScope(scope),
    updatedAt: { $gte: since },
  })
  applyNow(requestsPath, changed)
}
