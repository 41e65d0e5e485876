import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { serverNow } from '#kit/clock.ts'
import { liveList } from '#kit/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** What somebody is being asked for at a venue or at all, oldest first. */
export const activeRequestLists = liveList<typeof requestsPath, VenueScope>({
  path: requestsPath,
  key: ['requests', 'active'],
  query: (scope) => ({
    ...inScope(scope),
    status: 'active',
    createdAt: { $gt: new Date(serverNow() - requestWindowDays * dayMs).toISOString() },
    $sort: { createdAt: -1 },
  }),
  belongs: (request, scope) => isInScope(request, scope) && request.status === 'active',
  order: (one, other) => one.id - other.id,
  listening: { permission: 'requests:read', within: scopeFilterOf },
})
