import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import { badRequest } from '#kit/errors.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

/** The one venue that a call is about: the one that it names, else the caller's own. Throws Forbidden for a stranger's. */
export function askedVenue(restaurantId: number | undefined, principal: Principal): number {
  if (restaurantId !== undefined) {
    scopedVenueIds(principal, restaurantId)
    return restaurantId
  }
  const venues = venuesOf(principal)
  const [own] = venues === 'all' ? [] : venues
  if (own !== undefined) return own
  const message = 'Which venue? Those of all venues have to name one.'
  throw badRequest({
    message,
    reason: 'validation',
    fields: { restaurantId: message },
    codes: { restaurantId: 'required' },
  })
}
