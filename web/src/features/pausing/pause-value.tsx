import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { usePauseText } from '#features/pausing/public/use-pause-text.ts'
import { usePausesOf } from '#features/pausing/public/use-pauses.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** Says in the settings of a venue what is paused there now. */
export function PauseValue({ venue }: { venue: Venue }) {
  const t = useTranslations('pausing')
  const pauses = usePausesOf(venue)
  const textOf = usePauseText()
  return pauses.length === 0 ? t('notPaused') : pauses.map((pause) => textOf({ venue, pause })).join(' ')
}
