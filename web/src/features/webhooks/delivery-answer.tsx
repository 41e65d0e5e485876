import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { WebhookDelivery } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { isGone, isRedirect } from '@brigade/domain/webhooks/webhooks.tries.ts'
import { type Translate, useTranslations } from '#kit/i18n/i18n.ts'
import styles from '#features/webhooks/webhooks.module.css'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import font from '#ui/font.module.css'

/** Shows the last answer to a delivery: how often it was tried, why it was not received, and what the other system said. */
export function DeliveryAnswer({ delivery, venue }: { delivery: WebhookDelivery; venue: Venue }) {
  const t = useTranslations('webhooks')
  const { dateTime, number } = useVenueFormats(venue)
  const { tries, status, failure, answer, nextTryAt, state } = delivery
  const reason = reasonOf(delivery, t)
  const parts = [
    tries === 0 && failure === null
      ? t('deliveries.notTried')
      : t('deliveries.tries', { count: tries, shown: number(tries) }),
    ...(status === null ? [] : [t('deliveries.status', { status })]),
    ...(state === 'waiting' && tries > 0 && nextTryAt !== null
      ? [t('deliveries.nextTry', { time: dateTime(nextTryAt) })]
      : []),
  ]
  return (
    <>
      {parts.join(' · ')}
      {reason ? <p>{reason}</p> : null}
      {answer ? (
        <p className={`${font.note} ${styles.url}`} dir="auto">
          {answer}
        </p>
      ) : null}
    </>
  )
}

/** Returns why a message was not received, where the status alone does not say it. */
function reasonOf({ failure, status }: WebhookDelivery, t: Translate<'webhooks'>): string | null {
  if (failure !== null) return t(`failures.${failure}`)
  if (status === null) return null
  if (isRedirect(status)) return t('deliveries.redirected')
  return isGone(status) ? t('deliveries.gone') : null
}
