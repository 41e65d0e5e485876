import { useTranslations } from '#kit/i18n/i18n.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

type Lateness = { minutes: number; venueId: number }

/** Returns a function that states in short how late an order of a venue is, from the first second: late 1, late 33. */
export function useLateWords(): (lateness: Lateness) => string {
  const t = useTranslations('orders')
  const book = useVenueBook()
  return ({ minutes: late, venueId }) => {
    const minutes = Math.max(1, late)
    const formats = book.formatsOf(venueId)
    return t('card.lateBy', { span: minutes < 60 ? formats.number(minutes) : formats.minutes(minutes) })
  }
}
