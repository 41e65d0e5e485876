import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'
import { grantMinutes, type OpenGate, type PassphraseGrant } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { Database } from '#kit/database.ts'
import { forbidden, unprocessable } from '#kit/errors.ts'
import { isPasswordOf } from '#features/auth/door/passwords.ts'
import { one, type Work } from '#kit/work.ts'
import { countTry, forgetTries } from './passphrase-tries.ts'
import { assertVenue } from './read-passphrases.ts'

export type OpenGateInput = { db: Database; body: OpenGate; user: StaffPrincipal; now: Date }

type Passphrase = { passphraseHash: string; version: number }

/**
 * Opens a gate to a person for five minutes with the venue's passphrase. Throws Forbidden for a wrong one, TooManyRequests while their
 * dialog is locked, Unprocessable where the venue has set none. (product, Passphrases)
 */
export async function openGate({ db, body, user, now }: OpenGateInput): Promise<PassphraseGrant> {
  const passphrase = await db.read(() => findPassphrase(body, user))
  await db.write(() => countTry({ userId: user.id, now }))
  const isRight = await isPasswordOf(passphrase.passphraseHash, body.passphrase)
  const grant = isRight ? await db.write(() => keepGrant({ body, version: passphrase.version, user, now })) : undefined
  if (!grant) throw forbidden({ message: passphraseErrors.wrongPassphrase, reason: 'wrongPassphrase' })
  return grant
}

function* findPassphrase({ restaurantId, gate }: OpenGate, user: StaffPrincipal): Work<Passphrase> {
  yield* assertVenue(user, restaurantId)
  const passphrase = yield* one<Passphrase>(
    'SELECT "passphraseHash", "version" FROM venue_passphrases WHERE "restaurantId" = ? AND "gate" = ?',
    restaurantId,
    gate,
  )
  if (passphrase) return passphrase
  throw unprocessable({ message: passphraseErrors.passphraseNotSet, reason: 'passphraseNotSet', extras: { gate } })
}

type KeepGrant = { body: OpenGate; version: number; user: StaffPrincipal; now: Date }

/** Nothing when the passphrase was changed while this one was looked at: it is a wrong one now. */
function* keepGrant({ body, version, user, now }: KeepGrant): Work<PassphraseGrant | undefined> {
  const { restaurantId, gate } = body
  const grantedUntil = new Date(now.getTime() + grantMinutes * 60_000).toISOString()
  const grant = yield* one<PassphraseGrant>(
    `INSERT INTO passphrase_grants ("userId", "restaurantId", "gate", "version", "grantedUntil")
     SELECT ?, "restaurantId", "gate", "version", ? FROM venue_passphrases
     WHERE "restaurantId" = ? AND "gate" = ? AND "version" = ?
     ON CONFLICT ("userId", "restaurantId", "gate")
       DO UPDATE SET "version" = excluded."version", "grantedUntil" = excluded."grantedUntil"
     RETURNING "gate", "grantedUntil"`,
    user.id,
    grantedUntil,
    restaurantId,
    gate,
    version,
  )
  if (grant) yield* forgetTries(user.id)
  return grant
}
