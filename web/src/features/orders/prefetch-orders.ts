import { queryClient } from '#kit/query-client.ts'
import { expectedVenueId, loadSession } from '#kit/session.ts'
import { openOrders, venueScopeOf } from '#features/orders/orders.queries.ts'

/** Asks for the open orders while the screen that shows them is on its way. */
export async function prefetchOrders(): Promise<void> {
  const expected = expectedVenueId()
  if (expected !== null) void queryClient.prefetchQuery(openOrders(expected))
  const scope = venueScopeOf((await loadSession()).user)
  if (scope !== null) void queryClient.prefetchQuery(openOrders(scope))
}
