import { venuesOf } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  Webhook,
  WebhookDelivery,
  WebhookDeliveryListQuery,
  WebhookListQuery,
} from '@brigade/domain/webhooks/webhooks.schema.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { deliveryColumns } from './delivery-columns.ts'
import { webhookColumns } from './webhook-columns.ts'

/** Returns the webhooks of the caller's venues. The head office also gets those of all venues, whichever venue it asks for. */
export function listWebhooks(asked: ListParams<WebhookListQuery>): Promise<Paged<Webhook> | Webhook[]> {
  const seesAll = venuesOf(asked.principal) === 'all'
  return listRecords(asked, {
    columns: webhookColumns,
    sort: { id: -1 },
    narrow: (rows, venueIds) =>
      venueIds === 'all'
        ? rows
        : rows.where((either) => {
            const found = either.whereIn('restaurantId', venueIds)
            return seesAll ? found.orWhereNull('restaurantId') : found
          }),
  })
}

/** Returns deliveries to the webhooks of the caller's venues, the newest first. */
export function listDeliveries(
  asked: ListParams<WebhookDeliveryListQuery>,
): Promise<Paged<WebhookDelivery> | WebhookDelivery[]> {
  return listRecords(asked, { columns: deliveryColumns, sort: { id: -1 }, foundBy: ['webhookId'] })
}
