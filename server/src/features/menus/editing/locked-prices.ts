import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { assertGranted } from '#features/passphrases/door/assert-granted.ts'
import type { Work } from '#kit/work.ts'
import type { EditedVenue } from './door/edited-venue.ts'

type GuardPrices = { user: Principal; venue: EditedVenue; now: Date }

/** Asks those for the passphrase who add or change a price where the venue locks its prices, and may not do so without. */
export function* guardPrices({ user, venue, now }: GuardPrices): Work<void> {
  if (!venue.isPriceLocked || can(user, 'menus:editLockedPrice')) return
  yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
}
