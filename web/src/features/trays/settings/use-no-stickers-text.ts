import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'

/** Returns what to do at a venue without stickers, for people who may; restaurants have no trays. */
export function useNoStickersText(venue: Venue | null): string | undefined {
  const t = useTranslations('trays')
  const mayAdd = useCan('trayStickers:write')
  return mayAdd && venue && !venue.isRestaurant ? t('stickers.noneText') : undefined
}
