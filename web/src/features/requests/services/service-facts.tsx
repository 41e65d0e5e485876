import { languages } from '@brigade/domain/kit/languages.ts'
import { serviceNames } from '@brigade/domain/requests/guest-services.rules.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { Descriptions } from 'antd'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useServiceFacts } from '#features/requests/services/use-service-facts.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { StateTag } from '#ui/state-tag.tsx'

/** Describes a service: its names, when it is offered, how soon staff respond and whom it alerts. */
export function ServiceFacts({ venue, service }: { venue: Venue; service: GuestService }) {
  const t = useTranslations('guestServices')
  const { minutes } = useVenueFormats(venue)
  const { offered, alerts } = useServiceFacts()
  const languageName = useLanguageName()
  const names = serviceNames(service)
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        ...languages.flatMap((language) => {
          const name = names[language]
          if (!name) return []
          const label = t('form.labelIn', { language: languageName(language) })
          return [{ key: language, label, children: <bdi lang={language}>{name}</bdi> }]
        }),
        {
          key: 'offered',
          label: t('columns.offered'),
          children: service.isActive ? offered(service) : <StateTag tone="grey" label={t('off')} />,
        },
        {
          key: 'within',
          label: t('columns.within'),
          children: minutes(venue.requestDueMinutes[service.requestType]),
        },
        { key: 'alerts', label: t('columns.alerts'), children: alerts(service) },
      ]}
    />
  )
}
