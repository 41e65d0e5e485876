import { webhookErrors } from '@brigade/domain/webhooks/webhooks.errors.ts'
import type { ById, WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import type { Caller } from '#kit/context/call.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { unprocessable } from '#kit/errors/errors.ts'
import { enqueue } from '#kit/jobs/enqueue.ts'
import { runNow } from '#kit/jobs/run-now.ts'
import { deliverMessage, laneOf } from './deliver-message.job.ts'
import { deliveryColumns } from './delivery-columns.ts'
import { findDelivery, findWebhook } from './find-webhook.ts'
import { queueDelivery } from './queue-deliveries.ts'

/** Sends a message of type `test` to a webhook, once, also while it is off. Throws NotFound. */
export function* testWebhook({ id }: ById, { principal, now }: Caller): Transaction<WebhookDelivery> {
  const webhook = yield* findWebhook({ id, principal })
  const data = { webhookId: webhook.id, restaurantId: webhook.restaurantId }
  return deliveryColumns.read(yield* queueDelivery(webhook, { type: 'test', recordId: null, data, now }))
}

/**
 * Sends a delivery again with its first body and id, or now if it waits for a later try. Throws NotFound, and Unprocessable if it is being
 * sent at this moment or its webhook is off.
 */
export function* resendDelivery({ id }: ById, { principal, now }: Caller): Transaction<WebhookDelivery> {
  const { webhookId, type, state } = yield* findDelivery({ id, principal })
  const { isActive } = yield* findWebhook({ id: webhookId, principal })
  if (!isActive && type !== 'test') refuse('webhookIsOff')
  const lane = laneOf(webhookId)
  if (state === 'waiting' && !(yield* runNow(deliverMessage, { lane, payloadBegins: { id } }, now)))
    refuse('deliveryWaits')
  const [queued] = yield* deliveryColumns.update(
    { state: 'waiting', nextTryAt: now.toISOString() },
    { where: '"id" = ? AND "state" = ?', params: [id, state] },
  )
  if (!queued) refuse('deliveryWaits')
  if (state !== 'waiting') yield* enqueue(deliverMessage, { id, earlierTries: queued.tries }, { now, lane })
  return deliveryColumns.read(queued)
}

function refuse(reason: 'webhookIsOff' | 'deliveryWaits'): never {
  throw unprocessable({ message: webhookErrors[reason], reason })
}
