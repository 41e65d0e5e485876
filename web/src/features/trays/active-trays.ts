import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { liveList } from '#kit/live/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/** The trays in rooms of a venue, oldest first. */
export const activeTrayLists = liveList<typeof traysPath, VenueScope>({
  path: traysPath,
  key: ['trays', 'active'],
  query: (scope) => ({ ...inScope(scope), status: 'active', $sort: { createdAt: 1 } }),
  belongs: (tray, scope) => isInScope(tray, scope) && tray.status === 'active',
  order: byId,
  listening: { permission: 'trays:read', within: scopeFilterOf },
})

type FetchedSince = {
  venueId: number
  /** An instant. */
  since: string
}

/** The trays of a venue that were collected since an instant. Events of trays in rooms are events of these. */
export const fetchedTrayLists = liveList<typeof traysPath, FetchedSince>({
  path: traysPath,
  key: ['trays', 'fetchedSince'],
  query: ({ venueId, since }) => ({
    restaurantId: venueId,
    status: 'expired',
    updatedAt: { $gte: since },
    $sort: { updatedAt: 1 },
  }),
  belongs: ({ restaurantId, status, updatedAt }, { venueId, since }) =>
    restaurantId === venueId && status === 'expired' && updatedAt >= since,
  order: byId,
})

function byId(one: TrayOut, other: TrayOut): number {
  return one.id - other.id
}
