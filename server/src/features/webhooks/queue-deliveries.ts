import { randomUUID } from 'node:crypto'
import type { WebhookType } from '@brigade/domain/webhooks/webhooks.topics.ts'
import type { App } from '#kit/context/context.ts'
import type { CommitHook } from '#kit/database/commit-hooks.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { deliverMessage, laneOf } from './deliver-message.job.ts'
import { deliveryColumns, type DeliveryRow } from './delivery-columns.ts'
import { messagesOf } from './messages-of-events.ts'
import { paymentsOf } from './payments-of-events.ts'
import type { SubscribedVenues } from './subscribed-venues.ts'
import { webhookColumns, type WebhookRow } from './webhook-columns.ts'

/**
 * Returns the hook that queues what a transaction publishes for the webhooks that subscribe to it, in the same transaction. The set of
 * subscribed venues only says where nobody does: who does is read here.
 */
export function queueDeliveries({ clock }: Pick<App, 'clock'>, subscribed: SubscribedVenues): CommitHook {
  return function* queue(events) {
    const happened = messagesOf(events).filter(({ topic, venueId }) => subscribed.mayReceive(topic, venueId))
    const wanted = [
      ...happened,
      ...(yield* paymentsOf(events, (venueId) => subscribed.mayReceive('payments', venueId))),
    ]
    for (const { topic, type, venueId, recordId, dataOf } of wanted) {
      const rows = yield* many<WebhookRow>(
        'SELECT * FROM webhooks WHERE "isActive" AND ("restaurantId" = ? OR "restaurantId" IS NULL) ORDER BY "id"',
        venueId ?? 0,
      )
      const webhooks = rows.filter((row) => webhookColumns.read(row).topics.includes(topic))
      if (webhooks.length === 0) continue
      const message = { type, recordId, now: clock.now(), data: dataOf() }
      for (const webhook of webhooks) yield* queueDelivery(webhook, message)
    }
  }
}

type Message = { type: WebhookType; recordId: number | null; data: object; now: Date }

/** Stores a message to a webhook, with the job that sends it. */
export function* queueDelivery(
  { id: webhookId, restaurantId }: Pick<WebhookRow, 'id' | 'restaurantId'>,
  { type, recordId, data, now }: Message,
): Transaction<DeliveryRow> {
  const timestamp = now.toISOString()
  const row = yield* deliveryColumns.insert({
    webhookId,
    restaurantId,
    messageId: `msg_${randomUUID()}`,
    type,
    recordId,
    state: 'waiting',
    createdAt: timestamp,
    nextTryAt: timestamp,
    body: JSON.stringify({ type, timestamp, data }),
  })
  yield* enqueue(deliverMessage, { id: row.id, earlierTries: 0 }, { now, lane: laneOf(webhookId) })
  return row
}
