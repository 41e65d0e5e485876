import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { type Gate, gates, type VenuePassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { listGrants } from './public/assert-granted.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

export type ReadPassphrases = { venueId: number; user: StaffPrincipal; now: Date }

/**
 * Returns which gates of a venue have a passphrase and which are open to the caller. Throws NotFound for another
 * tenant's venue.
 */
export function* readPassphrases({ venueId, user, now }: ReadPassphrases): Transaction<VenuePassphrases> {
  yield* assertVenue(user, venueId)
  const kept = yield* many<{ gate: Gate }>('SELECT "gate" FROM venue_passphrases WHERE "restaurantId" = ?', venueId)
  const isSet = tableOf(gates, (gate) => kept.some((each) => each.gate === gate))
  const grants = yield* listGrants({ userId: user.id, venueId, now })
  return { restaurantId: venueId, isSet, grants }
}

/** Throws NotFound both for another tenant's venue and for one that does not exist. */
export function* assertVenue(user: StaffPrincipal, venueId: number): Transaction<void> {
  assertSees(user, venueId)
  if (!(yield* findVenue(venueId))) throw recordUnknown()
}
