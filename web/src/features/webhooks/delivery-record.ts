import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import type { Translate } from '#kit/i18n/i18n.ts'

/** A record that messages are about, with the page that shows it. */
type Source = { label: 'order' | 'bill' | 'request'; page?: string }

const sources = {
  'order.created': { label: 'order', page: '/orders' },
  'order.updated': { label: 'order', page: '/orders' },
  'request.created': { label: 'request' },
  'request.updated': { label: 'request' },
  'bill.opened': { label: 'bill', page: '/bills' },
  'bill.closed': { label: 'bill', page: '/bills' },
  'payment.recorded': { label: 'order', page: '/orders' },
  'menu.updated': null,
  test: null,
} satisfies Record<WebhookDelivery['type'], Source | null>

/** Returns the name of the record that a delivery is about, and the address of its page; null if it is about none. */
export function recordOfDelivery(
  { type, recordId }: Pick<WebhookDelivery, 'type' | 'recordId'>,
  t: Translate<'webhooks'>,
): { name: string; to: string | null } | null {
  const source: Source | null = sources[type]
  if (!source || recordId === null) return null
  return {
    name: t(`deliveries.${source.label}`, { id: recordId }),
    to: source.page ? `${source.page}/${recordId}` : null,
  }
}
