import type { MailingContact } from '@brigade/domain/mailing/mailing.contacts.schema.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueFormats } from '#features/venues/public/use-venue-formats.ts'

/** Returns when and how a contact agreed, and who recorded it, in one line. */
export function useConsentText(venue: Venue): (contact: MailingContact) => string {
  const t = useTranslations('mailing')
  const { dateTime } = useVenueFormats(venue)
  return ({ consentAt, consentSource, consentNote, consentBy }) => {
    const how = { source: t(`contacts.sources.${consentSource}`), note: consentNote }
    const text = consentBy === null ? t('contacts.consent', how) : t('contacts.consentBy', { ...how, name: consentBy })
    return `${dateTime(consentAt)} · ${text}`
  }
}
