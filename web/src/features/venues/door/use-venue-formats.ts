import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useMemo } from 'react'
import { createFormats, type Formats } from '#kit/formats.ts'
import { useLanguage } from '#kit/i18n.ts'

/** How to show the money and times of a venue, which need not be one's own. */
export function useVenueFormats({ currency, timeZone }: Pick<Venue, 'currency' | 'timeZone'>): Formats {
  const language = useLanguage()
  return useMemo(() => createFormats({ language, currency, timeZone }), [language, currency, timeZone])
}
