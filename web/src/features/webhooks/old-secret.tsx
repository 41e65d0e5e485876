import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTimed } from '#kit/device/clock.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Says until when the secret before is valid; nothing once it is not. */
export function OldSecret({ webhook: { oldSecretUntil }, venue }: { webhook: Webhook; venue: Venue }) {
  const t = useTranslations('webhooks')
  const { dateTime } = useVenueFormats(venue)
  const isValid = useTimed((now) => oldSecretUntil !== null && now < Date.parse(oldSecretUntil))
  return isValid && oldSecretUntil !== null ? ` ${t('oldSecret', { time: dateTime(oldSecretUntil) })}` : null
}
