import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import { gates, type SetPassphrases, type VenuePassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import type { Call } from '#kit/context/call.ts'
import { audit, run, type Transaction } from '#kit/database/transaction.ts'
import { assertVenue, readPassphrases } from './read-passphrases.ts'

/**
 * Hashes the given passphrases and returns the transaction that stores them. Throws NotFound for another tenant's
 * venue.
 */
export async function hashPassphrases(venueId: number, body: SetPassphrases, { principal, app }: Call<StaffPrincipal>) {
  await app.db.read(() => assertVenue(principal, venueId))
  const hashes = await Promise.all(
    gates.flatMap((gate) => {
      const passphrase = body[gate]
      return passphrase === undefined ? [] : [hashPassword(passphrase).then((hash) => ({ gate, hash }))]
    }),
  )
  return {
    transaction: (id: number, _body: SetPassphrases, call: Call<StaffPrincipal>) => keepHashes(id, hashes, call),
  }
}

type Hashed = { gate: string; hash: string }

/** Stores passphrases; grants by an earlier one are no longer valid. (product, Passphrases) */
function* keepHashes(
  venueId: number,
  hashes: readonly Hashed[],
  { principal: user, now }: Call<StaffPrincipal>,
): Transaction<VenuePassphrases> {
  for (const { gate, hash } of hashes) yield* keepHash({ venueId, gate, hash, now })
  const venue = yield* findVenue(venueId)
  yield* audit({
    act: 'changed',
    record: 'passphrases',
    recordId: venueId,
    recordName: venue?.name ?? '',
    restaurantId: venueId,
    changes: hashes.map(({ gate }) => hiddenChange(gate)),
    moreChanges: 0,
  })
  return yield* readPassphrases({ venueId, user, now })
}

function* keepHash({ venueId, gate, hash, now }: Hashed & { venueId: number; now: Date }): Transaction<void> {
  yield* run(
    `INSERT INTO venue_passphrases ("restaurantId", "gate", "passphraseHash", "updatedAt") VALUES (?, ?, ?, ?)
     ON CONFLICT ("restaurantId", "gate") DO UPDATE SET "passphraseHash" = excluded."passphraseHash",
       "updatedAt" = excluded."updatedAt", "version" = venue_passphrases."version" + 1`,
    venueId,
    gate,
    hash,
    now.toISOString(),
  )
}
