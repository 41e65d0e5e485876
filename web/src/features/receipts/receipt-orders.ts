import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { receiptOrdersPath } from '@brigade/domain/receipts/receipts.api.ts'
import { receiptStatuses } from '@brigade/domain/receipts/receipts.groups.ts'
import { serverNow } from '#kit/device/clock.ts'
import { liveList } from '#kit/live/live-list.ts'
import { inScope, isInScope, scopeFilterOf, type VenueScope } from '#features/venues/venues.queries.ts'

/**
 * The receipt orders of a venue that are not finished, oldest first: the list on the screen, and the queue that prints
 * them.
 */
export const receiptOrderLists = liveList<typeof receiptOrdersPath, VenueScope>({
  path: receiptOrdersPath,
  key: ['receipts', 'open'],
  query: (scope) => ({
    ...inScope(scope),
    status: { $in: [...receiptStatuses] },
    createdAt: { $gt: daysBefore(new Date(serverNow()), orderWindowDays) },
    $sort: { createdAt: -1 },
  }),
  belongs: (receipt, scope) => isInScope(receipt, scope) && receiptStatuses.includes(receipt.status),
  order: (one, other) => one.id - other.id,
  listening: { permission: 'receiptOrders:read', within: scopeFilterOf },
})
