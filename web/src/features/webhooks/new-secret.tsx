import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { ShownOnce } from '#ui/shown-once.tsx'

type NewSecretProps = {
  made: Pick<NewWebhook, 'name' | 'secret' | 'oldSecretUntil'>
  venue: Venue
  onClose: () => void
}

/** Shows the secret of a webhook this once, to be copied, and until when the one before is valid. */
export function NewSecret({ made: { name, secret, oldSecretUntil }, venue, onClose }: NewSecretProps) {
  const t = useTranslations('webhooks')
  const { dateTime } = useVenueFormats(venue)
  const old = oldSecretUntil === null ? '' : ` ${t('oldSecret', { time: dateTime(oldSecretUntil) })}`
  return (
    <ShownOnce
      title={t('secret.title', { name })}
      secret={secret}
      translations={{
        text: t('secret.text') + old,
        label: t('secret.label'),
        copy: t('secret.copy'),
        copied: t('secret.copied'),
        lost: t('secret.lost'),
        close: t('secret.close'),
      }}
      onClose={onClose}
    />
  )
}
