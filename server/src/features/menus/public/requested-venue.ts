import { type Principal, venuesOf } from '@brigade/domain/access/principal.ts'
import { badRequest } from '#kit/errors/errors.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

/**
 * Returns the one venue that a call is about: the one that it names, else the caller's own. Throws Forbidden for another
 * tenant's.
 */
export function requestedVenue(restaurantId: number | undefined, principal: Principal): number {
  if (restaurantId !== undefined) {
    scopedVenueIds(principal, restaurantId)
    return restaurantId
  }
  const venues = venuesOf(principal)
  const [own] = venues === 'all' ? [] : venues
  if (own !== undefined) return own
  const message = 'Choose a venue.'
  throw badRequest({
    message,
    reason: 'validation',
    fields: { restaurantId: message },
    codes: { restaurantId: 'required' },
  })
}
