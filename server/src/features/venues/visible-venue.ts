import type { Principal } from '@brigade/domain/access/principal.ts'
import { publicVenueFields, type Venue } from '@brigade/domain/venues/venues.schema.ts'

/** What a principal sees of a venue: staff all of it, guests and machines nothing of the systems behind. Typed as staff see it. */
export function visibleVenue(venue: Venue, principal: Principal): Venue {
  if (principal.kind === 'staff') return venue
  const fields = publicVenueFields.map((field) => [field, venue[field]] as const)
  return Object.fromEntries(fields) as unknown as Venue
}
