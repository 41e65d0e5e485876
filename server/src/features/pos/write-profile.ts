import { plainText } from '@brigade/domain/kit/plain-text.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import type { CreatePosProfile, PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import { problemsOfProfile } from '@brigade/domain/pos/pos.rules.ts'
import { findVenue } from '#features/venues/door/find-venue.ts'
import { refuseField, refuseFields } from '#kit/errors.ts'
import { holdRecord } from '#kit/records.ts'
import { run, type Work } from '#kit/work.ts'
import { profileColumns } from './pos-columns.ts'

/** Adds what people call a point of sale of a venue. Throws BadRequest. */
export function* createProfile({ restaurantId, displayName }: CreatePosProfile): Work<PosProfile> {
  refuseFields(problemsOfProfile(displayName), posErrors)
  if (!(yield* findVenue(restaurantId))) refuseField({ restaurantId: 'venueUnknown' }, posErrors)
  return profileColumns.read(yield* profileColumns.insert({ restaurantId, displayName: plainText(displayName) }))
}

type Held = { id: number; principal: Principal }

const held = { what: 'POS profile', by: 'displayName' } as const

/** Gives a point of sale another name. Throws NotFound, BadRequest. */
export function* renameProfile({ id, principal, displayName }: Held & { displayName: string }): Work<PosProfile> {
  yield* holdRecord(profileColumns, { id, principal, ...held })
  refuseFields(problemsOfProfile(displayName), posErrors)
  const [renamed] = yield* profileColumns.update(
    { displayName: plainText(displayName) },
    { where: '"id" = ?', params: [id] },
  )
  return profileColumns.read(renamed!)
}

/** Deletes one and gives it as it was. Throws NotFound. */
export function* removeProfile({ id, principal }: Held): Work<PosProfile> {
  const row = yield* holdRecord(profileColumns, { id, principal, ...held })
  yield* run('DELETE FROM pos_profiles WHERE "id" = ?', id)
  return profileColumns.read(row)
}
