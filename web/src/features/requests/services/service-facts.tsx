import { languages } from '@brigade/domain/kit/languages.ts'
import { serviceNames } from '@brigade/domain/requests/guest-services.rules.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useServiceFacts } from '#features/requests/services/use-service-facts.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Facts } from '#ui/facts.tsx'

/** Describes a service: its names, when it is offered, how soon staff respond and whom it alerts. */
export function ServiceFacts({ venue, service }: { venue: Venue; service: GuestService }) {
  const t = useTranslations('guestServices')
  const { minutes } = useVenueFormats(venue)
  const { offered, alerts } = useServiceFacts()
  const languageName = useLanguageName()
  const names = serviceNames(service)
  const named = languages.flatMap((language) => {
    const name = names[language]
    return name ? [[t('form.labelIn', { language: languageName(language) }), name] as const] : []
  })
  return (
    <Facts
      facts={[
        ...named,
        [t('columns.offered'), service.isActive ? offered(service) : t('off')],
        [t('columns.within'), minutes(venue.requestDueMinutes[service.requestType])],
        [t('columns.alerts'), alerts(service)],
      ]}
    />
  )
}
