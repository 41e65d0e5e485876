import { webhookDeliveriesPath, webhooksPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import type { DeliveryState } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind, apiGet, apiList } from '#kit/calls/api-client.ts'

export const webhooksKey = ['webhooks', 'all'] as const
export const deliveriesKey = ['webhooks', 'deliveries'] as const

export const deliveriesAPage = 20

/** Returns the query for the webhooks of a venue, and for those of all venues that the person may change. */
export function webhooksOf(venueId: number | null) {
  return queryOptions({
    queryKey: [...webhooksKey, venueId],
    enabled: venueId !== null,
    queryFn: () => apiList(webhooksPath, { ...(venueId !== null && { restaurantId: venueId }) }),
  })
}

/** Returns the query for one webhook. */
export function webhookWith(id: number) {
  return queryOptions({ queryKey: [...webhooksKey, 'one', id], queryFn: () => apiGet(webhooksPath, id) })
}

/** Returns the query for the webhooks that were paused automatically. */
export function pausedWebhooks() {
  return queryOptions({
    queryKey: [...webhooksKey, 'paused'],
    queryFn: async () => (await apiList(webhooksPath, { isActive: false })).filter(({ pausedAt }) => pausedAt !== null),
  })
}

type DeliveryList = { webhookId: number; state: DeliveryState | undefined; page: number }

/** Returns the query for one page of the deliveries to a webhook, the newest first. */
export function deliveryList({ webhookId, state, page }: DeliveryList) {
  return queryOptions({
    queryKey: [...deliveriesKey, webhookId, state ?? 'all', page],
    queryFn: () =>
      apiFind(webhookDeliveriesPath, {
        webhookId,
        ...(state && { state }),
        $limit: deliveriesAPage,
        $skip: (page - 1) * deliveriesAPage,
      }),
    placeholderData: keepPreviousData,
  })
}
