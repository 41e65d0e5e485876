import { can } from '@brigade/domain/access/permissions.ts'
import { webhookDeliveriesPath, webhooksPath } from '@brigade/domain/webhooks/webhooks.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { loadSession } from '#kit/calls/session.ts'
import { deliveriesKey, webhooksKey } from '#features/webhooks/webhooks.queries.ts'

/** Keeps the webhooks and their logs in sync for people who see them. Returns an unsubscribe function. */
export async function startWebhooksLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'webhooks:configure')) return () => undefined
  const stops = [
    startLivePages(webhooksPath, ['created', 'patched', 'removed'], webhooksKey),
    startLivePages(webhookDeliveriesPath, ['created', 'patched'], deliveriesKey),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
