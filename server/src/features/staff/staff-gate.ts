import { can } from '@brigade/domain/access/permissions.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { assertGranted } from '#features/passphrases/public/assert-granted.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'

type GatedVenues = { user: StaffPrincipal; venueIds: readonly number[]; now: Date }

/**
 * Allows calls about the staff of these venues: those that protect their staff need the passphrase. Throws Forbidden
 * `passphraseNeeded`. (spec 1, §2.3)
 */
export function* assertStaffGate({ user, venueIds, now }: GatedVenues): Transaction<void> {
  if (can(user, 'staff:openWithoutPassphrase') || venueIds.length === 0) return
  const gated = yield* many<{ id: number }>(
    `SELECT "id" FROM venues WHERE "isPassphrase" = ? AND "id" IN (${placesFor(venueIds)}) ORDER BY "id"`,
    true,
    ...venueIds,
  )
  for (const { id } of gated) yield* assertGranted({ user, venueId: id, gate: 'staffAccess', now })
}
