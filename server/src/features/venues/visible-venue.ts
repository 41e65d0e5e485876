import { can } from '@brigade/domain/access/permissions.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { publicVenueFields, type Venue } from '@brigade/domain/venues/venues.schema.ts'

/**
 * Returns the part of a venue that a principal may see: staff all of it, guests and machines none of the connected systems. It has the type
 * that staff see.
 */
export function visibleVenue(venue: Venue, principal: Principal): Venue {
  if (can(principal, 'venues:readSettings')) return venue
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All who read venues share one type; what these see of it is told in their contract.
  return publicVenue(venue) as Venue
}

/** Returns the public fields of a venue. */
export function publicVenue(venue: Venue): object {
  return tableOf(publicVenueFields, (field) => venue[field])
}
