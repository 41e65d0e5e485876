import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'

/** What is to be done where a venue has no stickers, for those who may; restaurants have no trays. */
export function useNoStickersText(venue: Venue | null): string | undefined {
  const t = useWords('trays')
  const mayAdd = useCan('trayStickers:write')
  return mayAdd && venue && !venue.isRestaurant ? t('stickers.noneText') : undefined
}
