import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { gates, type SetPassphrases, type VenuePassphrases } from '@brigade/domain/passphrases/passphrases.schema.ts'
import type { Database } from '#kit/database.ts'
import { hashPassword } from '#features/auth/door/passwords.ts'
import { run, type Work } from '#kit/work.ts'
import { assertVenue, readPassphrases } from './read-passphrases.ts'

export type SetPassphrasesInput = {
  db: Database
  venueId: number
  body: SetPassphrases
  user: StaffPrincipal
  now: Date
}

/** Sets the passphrases that are given, as hashes; grants of an earlier one are worth nothing any more. (product, Passphrases) */
export async function setPassphrases({ db, venueId, body, user, now }: SetPassphrasesInput): Promise<VenuePassphrases> {
  await db.read(() => assertVenue(user, venueId))
  const hashes = await Promise.all(
    gates.flatMap((gate) => {
      const passphrase = body[gate]
      return passphrase === undefined ? [] : [hashPassword(passphrase).then((hash) => ({ gate, hash }))]
    }),
  )
  return db.write(function* () {
    for (const { gate, hash } of hashes) yield* keepHash({ venueId, gate, hash, now })
    return yield* readPassphrases({ venueId, user, now })
  })
}

function* keepHash({
  venueId,
  gate,
  hash,
  now,
}: {
  venueId: number
  gate: string
  hash: string
  now: Date
}): Work<number> {
  return yield* run(
    `INSERT INTO venue_passphrases ("restaurantId", "gate", "passphraseHash", "updatedAt") VALUES (?, ?, ?, ?)
     ON CONFLICT ("restaurantId", "gate") DO UPDATE SET "passphraseHash" = excluded."passphraseHash",
       "updatedAt" = excluded."updatedAt", "version" = venue_passphrases."version" + 1`,
    venueId,
    gate,
    hash,
    now.toISOString(),
  )
}
