import type { DeliveryState, Webhook, WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import type { Tone } from '#ui/tone.ts'

export type WebhookState = 'active' | 'failing' | 'paused' | 'off'

/** Returns the state of a webhook as people read it. */
export function webhookStateOf({ isActive, failingSince, pausedAt }: Webhook): WebhookState {
  if (isActive) return failingSince === null ? 'active' : 'failing'
  return pausedAt === null ? 'off' : 'paused'
}

export const webhookTones = {
  active: 'green',
  failing: 'amber',
  paused: 'red',
  off: 'grey',
} satisfies Record<WebhookState, Tone>

export const deliveryTones = {
  waiting: 'amber',
  received: 'green',
  failed: 'red',
} satisfies Record<DeliveryState, Tone>

/** Returns whether a delivery can be sent by hand: one that was not tried yet is sent anyway. */
export function mayResend({ state, tries }: Pick<WebhookDelivery, 'state' | 'tries'>): boolean {
  return state !== 'waiting' || tries > 0
}
