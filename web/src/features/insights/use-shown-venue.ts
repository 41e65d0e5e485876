import { useSession } from '#kit/calls/session.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns the names of the venues whose figures are shown, or null of all. `todayOf` is the name of that of several whose
 * business day is today.
 */
export function useShownVenue(venueIds: readonly number[]): { venueNames: string | null; todayOf: string | null } {
  const { venue: own } = useSession()
  const { venues, nameOf } = useVenueBook()
  if (own) return { venueNames: own.name, todayOf: null }
  const names = venueIds.map(nameOf)
  if (names.length > 0) return { venueNames: names.join(' · '), todayOf: names.length > 1 ? names[0]! : null }
  return { venueNames: null, todayOf: venues.length > 1 ? venues[0]!.name : null }
}
