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
  /** True if the webhook is off: nothing is sent. A test is sent anyway. */
  isOff: boolean
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
  return { url, messageId, body, secret, oldSecret, oldSecretUntil, isOff }
}
