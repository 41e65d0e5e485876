import { can } from '@brigade/domain/access/permissions.ts'
import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { publicVenueFields, type Venue } from '@brigade/domain/venues/venues.schema.ts'

/** What a principal sees of a venue: staff all of it, guests and machines nothing of the systems behind. Typed as staff see it. */
export function visibleVenue(venue: Venue, principal: Principal): Venue {
  if (can(principal, 'venues:readSettings')) return venue
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All who read venues share one type; what these see of it is told in their contract.
  return tableOf(publicVenueFields, (field) => venue[field]) as Venue
}
