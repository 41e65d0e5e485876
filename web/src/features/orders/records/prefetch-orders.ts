import { can } from '@brigade/domain/access/permissions.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/calls/session.ts'
import type { LiveScreen } from '#features/orders/records/live-screens.ts'
import { openOrders } from '#features/orders/records/orders.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Fetches the orders of a live screen while the code of the screen is loading. */
export async function prefetchOrders(screen: LiveScreen): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(openOrders(expected, screen))
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  if (scope !== null && can(user, screen)) void queryClient.prefetchQuery(openOrders(scope, screen))
}
