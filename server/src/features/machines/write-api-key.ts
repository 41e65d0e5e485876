import { nameOf } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { machineErrors } from '@brigade/domain/machines/machines.errors.ts'
import { machineLimits } from '@brigade/domain/machines/machines.limits.ts'
import { problemsOfApiKey } from '@brigade/domain/machines/machines.rules.ts'
import type { ApiKey, CreateApiKey, NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRecord, repeatedRecord } from '#kit/lists/records.ts'
import { hashOfToken, newToken } from '#kit/settings/secret-tokens.ts'
import { machineColumns } from './machine-columns.ts'

/**
 * Creates a key of another system, and answers it this once: only its hash is stored. Throws BadRequest, and Unprocessable if the venue has
 * as many keys as it may have.
 */
export function* createApiKey(
  { restaurantId, name, scopes }: Omit<CreateApiKey, 'idempotencyKey'>,
  { principal, now }: Caller,
): Transaction<NewApiKey> {
  refuseFields(problemsOfApiKey({ name, scopes }), machineErrors)
  if (!(yield* findVenue(restaurantId))) refuseField({ restaurantId: 'venueUnknown' }, machineErrors)
  yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  yield* refuseMany(restaurantId)
  const key = newApiKey()
  const row = yield* machineColumns.insert({
    restaurantId,
    name: plainText(name),
    scopes,
    createdAt: now.toISOString(),
    createdBy: nameOf(principal),
    keyHash: hashOfToken(key),
  })
  return { ...machineColumns.read(row), key }
}

/** Returns the key that a repeated call has created before, without the key itself, which is not stored. */
export function* repeatedApiKey(id: number, { principal }: Call): Transaction<NewApiKey | undefined> {
  const row = yield* repeatedRecord(machineColumns, { id, principal })
  return row && { ...machineColumns.read(row), key: null }
}

/** Revokes a key, and returns it. A key that is revoked stays as it is. Throws NotFound. */
export function* revokeApiKey(id: number, { principal, now }: Caller): Transaction<ApiKey> {
  const row = yield* lockRecord(machineColumns, { id, principal, what: 'key', by: 'name' })
  if (row.revokedAt !== null) return machineColumns.read(row)
  const [revoked] = yield* machineColumns.update(
    { revokedAt: now.toISOString(), revokedBy: nameOf(principal) },
    { where: '"id" = ?', params: [id] },
  )
  return machineColumns.read(revoked!)
}

/** Returns a key that nobody can guess. */
export function newApiKey(): string {
  return `brg_${newToken()}`
}

function* refuseMany(restaurantId: number): Transaction<void> {
  const used = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM machines WHERE "restaurantId" = ? AND "revokedAt" IS NULL',
    restaurantId,
  )
  refuseBeyond(used?.total ?? 0, { limit: machineLimits.keys, code: 'tooManyKeys', sentences: machineErrors })
}
