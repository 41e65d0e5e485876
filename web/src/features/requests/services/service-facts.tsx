import { languages } from '@brigade/domain/kit/languages.ts'
import { serviceNames } from '@brigade/domain/requests/guest-services.rules.ts'
import { ownTextIn } from '@brigade/domain/requests/service-forms.rules.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useLanguageName } from '#features/receipts/public/use-language-name.ts'
import { useServiceFacts } from '#features/requests/services/use-service-facts.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'
import { useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { Facts } from '#ui/facts.tsx'

/** Describes a service: its names, when it is offered, how soon staff respond and whom it alerts. */
export function ServiceFacts({ venue, service }: { venue: Venue; service: GuestService }) {
  const t = useTranslations('guestServices')
  const { minutes } = useVenueFormats(venue)
  const { offered, alerts, dueMinutes, steps } = useServiceFacts()
  const languageName = useLanguageName()
  const names = serviceNames(service)
  const language = useLanguage()
  const questions = service.questions.map(({ label }) => ownTextIn(label, language)).join(' · ')
  const named = languages.flatMap((language) => {
    const name = names[language]
    return name ? [[t('form.labelIn', { language: languageName(language) }), name] as const] : []
  })
  return (
    <Facts
      facts={[
        ...named,
        [t('columns.offered'), service.isActive ? offered(service) : t('off')],
        ...(service.areas.length > 0 ? [[t('form.areas'), listed(service.areas)] as const] : []),
        [t('columns.within'), minutes(dueMinutes(service, venue))],
        [t('columns.alerts'), alerts(service)],
        [t('form.escalation'), service.escalation.length > 0 ? steps(service).join(' · ') : t('whenLate')],
        ...(service.questions.length > 0 ? [[t('form.questions'), questions] as const] : []),
      ]}
    />
  )
}
