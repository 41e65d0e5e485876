import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { createFormats, type Formats } from '#kit/formats/formats.ts'
import { useLanguage } from '#kit/i18n/i18n.ts'

/** Returns the formats of money and times for a venue, which need not be the person's own. */
export function useVenueFormats({ currency, timeZone }: Pick<Venue, 'currency' | 'timeZone'>): Formats {
  const language = useLanguage()
  return useMemo(() => createFormats({ language, currency, timeZone }), [language, currency, timeZone])
}
