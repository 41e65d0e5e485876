import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { posErrors } from '@brigade/domain/pos/pos.errors.ts'
import type { CreatePosProfile, PosProfile } from '@brigade/domain/pos/pos.records.schema.ts'
import { problemsOfProfile } from '@brigade/domain/pos/pos.rules.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Caller } from '#kit/context/call.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRecord } from '#kit/lists/records.ts'
import { rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { profileColumns } from './pos-columns.ts'

/** Adds a name of a venue's point of sale. Throws BadRequest. */
export function* createProfile({ restaurantId, displayName }: CreatePosProfile): Transaction<PosProfile> {
  refuseFields(problemsOfProfile(displayName), posErrors)
  if (!(yield* findVenue(restaurantId))) refuseField({ restaurantId: 'venueUnknown' }, posErrors)
  return profileColumns.read(yield* profileColumns.insert({ restaurantId, displayName: plainText(displayName) }))
}

const held = { what: 'POS profile', by: 'displayName' } as const

/** Gives a point of sale another name. Throws NotFound, BadRequest. */
export function* renameProfile(
  id: number,
  { displayName }: Pick<CreatePosProfile, 'displayName'>,
  { principal }: Caller,
): Transaction<PosProfile> {
  yield* lockRecord(profileColumns, { id, principal, ...held })
  refuseFields(problemsOfProfile(displayName), posErrors)
  const [renamed] = yield* profileColumns.update(
    { displayName: plainText(displayName) },
    { where: '"id" = ?', params: [id] },
  )
  return profileColumns.read(renamed!)
}

/** Deletes a name and returns it as it was. Throws NotFound. */
export function* removeProfile(id: number, { principal }: Caller): Transaction<PosProfile> {
  const row = yield* lockRecord(profileColumns, { id, principal, ...held })
  const removal = { sql: 'DELETE FROM pos_profiles WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(profileColumns.audited('removed', removal))
  return profileColumns.read(row)
}
