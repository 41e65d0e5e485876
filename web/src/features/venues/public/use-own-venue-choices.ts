import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { type AskedChoices, useVenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { allVenues } from '#features/venues/venues.queries.ts'

/** Returns the venues where a person works: all of them for those who see all, and their own for the others. */
export function useOwnVenueChoices(): AskedChoices {
  const seesAll = useCan('venues:all')
  const every = useVenueChoices(null)
  const { data = [], error, refetch } = useQuery({ ...allVenues(), enabled: !seesAll })
  if (seesAll) return every
  const shown = data.filter(({ archivedAt }) => archivedAt === null)
  return { choices: { shown, total: shown.length }, error, refetch }
}
