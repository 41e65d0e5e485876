import type { Principal } from '@brigade/domain/access/principal.ts'
import { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'
import { passesWithoutPassphrase } from '@brigade/domain/passphrases/passphrases.gates.ts'
import type { Gate } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { forbidden } from './errors.ts'
import { one, type Work } from './work.ts'

export type GatedAct = { user: Principal; venueId: number; gate: Gate; now: Date }

/**
 * Lets a gated act of a venue go on only for whoever gave its passphrase within the last five minutes, or needs none by their role.
 * Throws Forbidden `passphraseNeeded`. Runs in the act's own transaction. (product, Passphrases)
 */
export function* assertGranted({ user, venueId, gate, now }: GatedAct): Work<void> {
  if (passesWithoutPassphrase(user, gate)) return
  if (user.kind === 'staff' && (yield* hasGrant({ userId: user.id, venueId, gate, now }))) return
  throw forbidden({
    message: passphraseErrors.passphraseNeeded,
    reason: 'passphraseNeeded',
    extras: { gate, restaurantId: venueId },
  })
}

type Asked = { userId: number; venueId: number; gate: Gate; now: Date }

function* hasGrant({ userId, venueId, gate, now }: Asked): Work<boolean> {
  const granted = yield* one(
    `SELECT 1 AS "granted" FROM passphrase_grants AS g
     JOIN venue_passphrases AS p
       ON p."restaurantId" = g."restaurantId" AND p."gate" = g."gate" AND p."version" = g."version"
     WHERE g."userId" = ? AND g."restaurantId" = ? AND g."gate" = ? AND g."grantedUntil" > ?`,
    userId,
    venueId,
    gate,
    now.toISOString(),
  )
  return granted !== undefined
}
