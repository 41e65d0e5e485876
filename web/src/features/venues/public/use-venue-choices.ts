import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '#kit/calls/use-can.ts'
import { mostAtOnce, venueChoices } from '#features/venues/venue-choices.queries.ts'

/** The venues to choose from. */
export type VenueChoices = {
  /** All of them if they are few, else the first ones by name: the others are searched at the server. */
  shown: readonly Pick<Venue, 'id' | 'name'>[]
  total: number
}

export type AskedChoices = {
  /** Null for people who work at one venue; empty until they are known. */
  choices: VenueChoices | null
  error: unknown
  refetch: () => unknown
}

/** Returns the venues to choose from, for people who see all of them. A chosen one is among few, also if it is archived. */
export function useVenueChoices(chosen: Pick<Venue, 'id' | 'name'> | null | undefined): AskedChoices {
  const seesAll = useCan('venues:all')
  const { data, error, refetch } = useQuery({ ...venueChoices(''), enabled: seesAll })
  if (!seesAll) return { choices: null, error: null, refetch }
  const { data: shown = [], total = 0 } = data ?? {}
  const isMissing = chosen && total <= mostAtOnce && !shown.some(({ id }) => id === chosen.id)
  return { choices: { shown: isMissing ? [...shown, chosen] : shown, total }, error, refetch }
}
