import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type Lateness = { minutes: number; venueId: number }

/** Returns a function that states in short how late an order of a venue is: late 33. */
export function useLateWords(): (lateness: Lateness) => string {
  const t = useTranslations('orders')
  const book = useVenueBook()
  return ({ minutes, venueId }) => {
    const formats = book.formatsOf(venueId)
    if (minutes === 0) return t('card.lateNow')
    return t('card.lateBy', { span: minutes < 60 ? formats.number(minutes) : formats.minutes(minutes) })
  }
}
