import { can } from '@brigade/domain/access/permissions.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { venueRowsKey } from '#features/venues/list/venue-list.queries.ts'

/** Keeps the list of venues in sync for the head office. Returns an unsubscribe function. */
export async function startVenueListLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'venues:write') ? startLivePages(venuesPath, ['created', 'patched'], venueRowsKey) : () => {}
}
