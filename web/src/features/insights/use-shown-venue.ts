import { useSession } from '#kit/calls/session.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

/**
 * Returns the name of the venue whose figures are shown, or null of several. `todayOf` is the name of that of several
 * whose business day is today.
 */
export function useShownVenue(venueId: number | undefined): { venueName: string | null; todayOf: string | null } {
  const { venue: own } = useSession()
  const { venues, nameOf } = useVenueBook()
  if (own) return { venueName: own.name, todayOf: null }
  if (venueId !== undefined) return { venueName: nameOf(venueId), todayOf: null }
  return { venueName: null, todayOf: venues.length > 1 ? venues[0]!.name : null }
}
