import type { Principal } from '@brigade/domain/access/principal.ts'
import { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'
import { passesWithoutPassphrase } from '@brigade/domain/passphrases/passphrases.gates.ts'
import type { Gate, PassphraseGrant } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { forbidden } from '#kit/errors/errors.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'

export type GatedAct = { user: Principal; venueId: number; gate: Gate; now: Date }

type OpenGates = { userId: number; venueId: number; now: Date }

/**
 * Allows a gated act of a venue only if the person gave its passphrase within the last five minutes, or needs none by their role. Throws
 * Forbidden `passphraseNeeded`. Runs in the act's own transaction. (product, Passphrases)
 */
export function* assertGranted({ user, venueId, gate, now }: GatedAct): Transaction<void> {
  if (passesWithoutPassphrase(user, gate)) return
  if (user.kind === 'staff' && (yield* hasGrant({ userId: user.id, venueId, gate, now }))) return
  throw forbidden({
    message: passphraseErrors.passphraseNeeded,
    reason: 'passphraseNeeded',
    extras: { gate, restaurantId: venueId },
  })
}

/** Returns the gates of a venue that are open to a person now. */
export function* listGrants({ userId, venueId, now }: OpenGates): Transaction<PassphraseGrant[]> {
  return yield* many<PassphraseGrant>(
    `SELECT g."gate", g."grantedUntil" FROM passphrase_grants AS g
     JOIN venue_passphrases AS p
       ON p."restaurantId" = g."restaurantId" AND p."gate" = g."gate" AND p."version" = g."version"
     WHERE g."userId" = ? AND g."restaurantId" = ? AND g."grantedUntil" > ? ORDER BY g."gate"`,
    userId,
    venueId,
    now.toISOString(),
  )
}

function* hasGrant({ gate, ...asked }: OpenGates & { gate: Gate }): Transaction<boolean> {
  const grants = yield* listGrants(asked)
  return grants.some((grant) => grant.gate === gate)
}
