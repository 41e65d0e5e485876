import { tableOf } from '@brigade/domain/kit/table-keys.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { type Gate, gates, type VenuePassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { recordUnknown } from '#kit/errors.ts'
import { listGrants } from './door/assert-granted.ts'
import { assertSees } from '#kit/venue-scope.ts'
import { many, type Work } from '#kit/work.ts'

export type ReadPassphrases = { venueId: number; user: StaffPrincipal; now: Date }

/** Which gates of a venue have a passphrase and which are open to the caller. Throws NotFound for a stranger's venue. */
export function* readPassphrases({ venueId, user, now }: ReadPassphrases): Work<VenuePassphrases> {
  yield* assertVenue(user, venueId)
  const kept = yield* many<{ gate: Gate }>('SELECT "gate" FROM venue_passphrases WHERE "restaurantId" = ?', venueId)
  const isSet = tableOf(gates, (gate) => kept.some((each) => each.gate === gate))
  const grants = yield* listGrants({ userId: user.id, venueId, now })
  return { restaurantId: venueId, isSet, grants }
}

/** Refuses a stranger's venue and one that does not exist alike. */
export function* assertVenue(user: StaffPrincipal, venueId: number): Work<void> {
  assertSees(user, venueId)
  if (!(yield* findVenue(venueId))) throw recordUnknown()
}
