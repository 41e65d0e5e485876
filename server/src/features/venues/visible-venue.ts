import type { Principal } from '@brigade/domain/access/principal.ts'
import { publicVenueFields, type Venue } from '@brigade/domain/venues/venues.schema.ts'

export type PublicVenue = Pick<Venue, (typeof publicVenueFields)[number]>

/** What a principal sees of a venue: staff all of it, guests and machines nothing of the systems behind. */
export function visibleVenue(venue: Venue, principal: Principal): Venue | PublicVenue {
  if (principal.kind === 'staff') return venue
  return Object.fromEntries(publicVenueFields.map((field) => [field, venue[field]])) as PublicVenue
}
