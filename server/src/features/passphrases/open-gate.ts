import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { actsBehind } from '@brigade/domain/passphrases/passphrases.gates.ts'
import { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'
import { grantMinutes, type OpenGate, type PassphraseGrant } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { assertAllowed } from '#kit/contracts/hooks.ts'
import { forbidden, unprocessable } from '#kit/errors/errors.ts'
import { isPasswordOf } from '#features/auth/public/passwords.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { countTry, forgetTries } from './passphrase-tries.ts'
import { assertVenue } from './read-passphrases.ts'

type Passphrase = { passphraseHash: string; version: number }

/**
 * Compares a passphrase with the venue's, and returns the transaction that opens its gate to this person for five minutes. Throws
 * Forbidden for a wrong one and to roles that have no use for the gate, TooManyRequests while their dialog is locked, Unprocessable if the venue has set none. (product,
 * Passphrases)
 */
export async function checkPassphrase(body: OpenGate, { principal, now, app }: Call<StaffPrincipal>) {
  assertAllowed(principal, actsBehind(body.gate))
  const { passphraseHash, version } = await app.db.read(() => findPassphrase(body, principal))
  await app.db.write(() => countTry({ userId: principal.id, now }))
  if (!(await isPasswordOf(passphraseHash, body.passphrase))) refuseWrong()
  return { transaction: (asked: OpenGate, call: Call<StaffPrincipal>) => openGate(asked, version, call) }
}

function refuseWrong(): never {
  throw forbidden({ message: passphraseErrors.wrongPassphrase, reason: 'wrongPassphrase' })
}

function* findPassphrase({ restaurantId, gate }: OpenGate, user: StaffPrincipal): Transaction<Passphrase> {
  yield* assertVenue(user, restaurantId)
  const passphrase = yield* one<Passphrase>(
    'SELECT "passphraseHash", "version" FROM venue_passphrases WHERE "restaurantId" = ? AND "gate" = ?',
    restaurantId,
    gate,
  )
  if (passphrase) return passphrase
  throw unprocessable({ message: passphraseErrors.passphraseNotSet, reason: 'passphraseNotSet', extras: { gate } })
}

/** Opens a gate. Refuses a passphrase that was changed while this one was checked: it is wrong now. */
function* openGate(
  { restaurantId, gate }: OpenGate,
  version: number,
  { principal: user, now }: Call<StaffPrincipal>,
): Transaction<PassphraseGrant> {
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
  if (!grant) refuseWrong()
  yield* forgetTries(user.id)
  return grant
}
