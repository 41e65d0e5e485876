import type { Principal } from '@brigade/domain/access/principal.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { EditedVenue } from './edited-venue.ts'
import { guardPrices } from './locked-prices.ts'

type ItemEdit = {
  user: Principal
  venue: EditedVenue
  /** True if a price is new, or changed so that the passphrase of locked prices is needed. */
  isPriced: boolean
  now: Date
}

/**
 * Requires the passphrase for an edit of items, by their own form or by a promotion: at a venue that asks for
 * passphrases for every edit, and at one that locks its prices for prices.
 */
export function* guardItemEdit({ isPriced, ...edit }: ItemEdit): Transaction<void> {
  if (isPriced) yield* guardPrices(edit)
  const { user, venue, now } = edit
  if (venue.isPassphrase) yield* assertGranted({ user, venueId: venue.id, gate: 'menuEdit', now })
}
