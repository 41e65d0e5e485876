import { webhookDeliveriesPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { defaulted, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** Storage of deliveries: with the body, which is the same in all tries. */
export const deliveryColumns = columnsOf<WebhookDelivery, { body: string }>(webhookDeliveriesPath)(
  'webhook_deliveries',
  {
    id: defaulted(plain),
    webhookId: plain,
    restaurantId: plain,
    messageId: plain,
    type: plain,
    recordId: plain,
    state: plain,
    tries: defaulted(plain),
    createdAt: plain,
    triedAt: defaulted(plain),
    nextTryAt: plain,
    status: defaulted(plain),
    failure: defaulted(plain),
    answer: defaulted(plain),
    tookMs: defaulted(plain),
    version: rising,
  },
  { body: plain },
)

export type DeliveryRow = RowOf<typeof deliveryColumns>
