import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type OrderStatus, orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { serverNow } from '#kit/device/clock.ts'
import { liveList } from '#kit/live/live-list.ts'
import type { LiveRecords } from '#kit/live/live-records.ts'
import { type LiveScreen, shownOn, struckForMs } from '#features/orders/records/live-screens.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/**
 * The orders of a live screen, of one venue or of all, the oldest first. The kitchen's also contain the tickets that
 * left lately.
 */
export type OpenOrders = LiveRecords<Order>

type OnScreen = { scope: VenueScope; screen: LiveScreen }

export const openOrderLists = liveList<typeof ordersPath, OnScreen>({
  path: ordersPath,
  key: ['orders', 'open'],
  query: ({ scope, screen }) => ({
    ...inScope(scope),
    orderType: 'order',
    status: { $in: [...shownOn(screen).statuses] },
    createdAt: { $gt: daysBefore(new Date(serverNow()), orderWindowDays) },
    $sort: { createdAt: -1 },
  }),
  latelyQuery: ({ scope, screen }) => struckOutQuery(scope, shownOn(screen).struckOut),
  belongs: (order, { scope, screen }) => isInScope(order, scope) && isShown(order, screen),
  order: byAge,
  listening: { permission: 'orders:read', within: scopeFilterOf, since: undoableSince },
})

/**
 * Returns the time since which acts can be undone. A reloaded page does not know these acts, so their orders are
 * fetched too.
 */
function undoableSince(): string {
  return new Date(serverNow() - undoSeconds * 1_000).toISOString()
}

export function isShown({ orderType, status }: Order, screen: LiveScreen): boolean {
  return orderType === 'order' && shownOn(screen).statuses.includes(status)
}

export function byAge(one: Order, other: Order): number {
  if (one.createdAt === other.createdAt) return one.id - other.id
  return one.createdAt < other.createdAt ? -1 : 1
}

function struckOutQuery(scope: VenueScope, statuses: readonly OrderStatus[]) {
  if (statuses.length === 0) return null
  return {
    ...inScope(scope),
    orderType: 'order' as const,
    status: { $in: [...statuses] },
    updatedAt: { $gt: new Date(serverNow() - struckForMs).toISOString() },
    $sort: { updatedAt: 1 as const },
  }
}
