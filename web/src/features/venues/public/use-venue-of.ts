import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/calls/session.ts'
import { oneVenue } from '#features/venues/venues.queries.ts'

/** Returns the venue of a shown record: the person's own, or a fetched one. */
export function useVenueOf(id: number): { data: Venue | undefined; error: unknown; refetch: () => unknown } {
  const { venue: own } = useSession()
  const isOwn = own?.id === id
  const { data, error, refetch } = useQuery(oneVenue(isOwn ? null : id))
  return isOwn ? { data: own, error: null, refetch } : { data, error, refetch }
}
