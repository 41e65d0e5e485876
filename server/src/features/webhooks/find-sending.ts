import { one, type Transaction } from '#kit/database/transaction.ts'
import type { DeliveryRow } from './delivery-columns.ts'
import type { WebhookRow } from './webhook-columns.ts'

/** A message as it is to be sent now. */
export type MessageToSend = {
  url: string
  messageId: string
  body: string
  secret: string
  oldSecret: string | null
  oldSecretUntil: string | null
  /** The reason why nothing is sent: the webhook is off. A test is sent anyway. */
  unsent: 'webhookOff' | 'webhookPaused' | null
}

/** Returns what a delivery is to send now; undefined if it no longer waits, or its webhook was deleted. */
export function* findSending(id: number): Transaction<MessageToSend | undefined> {
  const delivery = yield* one<DeliveryRow>('SELECT * FROM webhook_deliveries WHERE "id" = ?', id)
  if (delivery?.state !== 'waiting') return undefined
  const webhook = yield* one<WebhookRow>('SELECT * FROM webhooks WHERE "id" = ?', delivery.webhookId)
  if (!webhook) return undefined
  const { url, secret, oldSecret, oldSecretUntil } = webhook
  const { messageId, body } = delivery
  const isOff = !webhook.isActive && delivery.type !== 'test'
  const reason = webhook.pausedAt === null ? 'webhookOff' : 'webhookPaused'
  return { url, messageId, body, secret, oldSecret, oldSecretUntil, unsent: isOff ? reason : null }
}
