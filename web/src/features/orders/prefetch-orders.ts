import { can } from '@brigade/domain/access/permissions.ts'
import { queryClient } from '#kit/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/session.ts'
import type { LiveScreen } from '#features/orders/live-screens.ts'
import { openOrders } from '#features/orders/orders.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** Asks for the orders of a live screen while the screen itself is on its way. */
export async function prefetchOrders(screen: LiveScreen): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(openOrders(expected, screen))
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  if (scope !== null && can(user, screen)) void queryClient.prefetchQuery(openOrders(scope, screen))
}
