import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import type { VenueChoices } from '#features/venues/public/use-venue-choices.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'
import { allVenues } from '#features/venues/venues.queries.ts'

/** The venues of accounts: those to choose from, and the names of those that a list shows. */
export type StaffVenues = { choices: VenueChoices; nameOf: (id: number) => string }

/**
 * Returns the venues of accounts. People who see all venues fetch the first ones and those that are shown, and search the others; the
 * server answers a manager with their own alone.
 */
export function useStaffVenues(): StaffVenues {
  const seesAll = useCan('venues:all')
  const book = useVenueBook()
  const { data: own = [] } = useQuery({ ...allVenues(), enabled: !seesAll })
  if (seesAll) return { choices: { shown: book.venues, total: book.total }, nameOf: book.nameOf }
  const nameOf = (id: number) => own.find((venue) => venue.id === id)?.name ?? `#${id}`
  const shown = own.filter(({ archivedAt }) => archivedAt === null)
  return { choices: { shown, total: shown.length }, nameOf }
}
