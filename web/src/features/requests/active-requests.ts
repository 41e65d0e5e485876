import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import { serverNow } from '#kit/device/clock.ts'
import { liveList } from '#kit/live/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/** The open requests at a venue or at all venues, oldest first. */
export const activeRequestLists = liveList<typeof requestsPath, VenueScope>({
  path: requestsPath,
  key: ['requests', 'active'],
  query: (scope) => ({
    ...inScope(scope),
    status: 'active',
    createdAt: { $gt: daysBefore(new Date(serverNow()), requestWindowDays) },
    $sort: { createdAt: -1 },
  }),
  belongs: (request, scope) => isInScope(request, scope) && request.status === 'active',
  order: (one, other) => one.id - other.id,
  listening: { permission: 'requests:read', within: scopeFilterOf },
})
