import { type Principal, venuesOf, worksAt } from '@brigade/domain/access/principal.ts'
import { otherVenue, recordUnknown } from '../errors/errors.ts'

/**
 * Returns the venues that a list or count may read: those asked for, else the caller's own. Throws Forbidden for
 * another tenant's venue.
 */
export function scopedVenueIds(
  principal: Principal,
  asked: number | { $in: readonly number[] } | undefined,
): number[] | 'all' {
  if (asked === undefined) return venuesOf(principal)
  const venueIds = typeof asked === 'number' ? [asked] : [...new Set(asked.$in)]
  if (!venueIds.every((venueId) => worksAt(principal, venueId))) {
    throw otherVenue()
  }
  return venueIds
}

/** Refuses a record of a venue that is not the caller's as if it did not exist. */
export function assertSees(principal: Principal, venueId: number): void {
  if (!worksAt(principal, venueId)) throw recordUnknown()
}
