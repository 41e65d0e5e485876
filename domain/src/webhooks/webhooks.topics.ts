/** The subjects that a webhook can subscribe to. */
export const webhookTopics = ['orders', 'requests', 'payments', 'menus'] as const

export type WebhookTopic = (typeof webhookTopics)[number]

/** The types of messages. */
export const webhookTypes = [
  'order.created',
  'order.updated',
  'request.created',
  'request.updated',
  'bill.opened',
  'bill.closed',
  'payment.recorded',
  'menu.updated',
  'test',
] as const

export type WebhookType = (typeof webhookTypes)[number]
