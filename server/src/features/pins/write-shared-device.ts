import { nameOf, type StaffPrincipal, worksAt } from '@brigade/domain/access/principal.ts'
import { plainText } from '@brigade/domain/kit/plain-text.ts'
import { pinErrors } from '@brigade/domain/pins/pins.errors.ts'
import { deviceLimits, lockMinutesUnlessSet } from '@brigade/domain/pins/pins.limits.ts'
import { problemsOfDevice } from '@brigade/domain/pins/pins.rules.ts'
import type { NewSharedDevice, PatchSharedDevice, ShareDevice, SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { deviceOfSession, endSessionsAt } from '#features/auth/public/shared-sessions.ts'
import { findVenue } from '#features/venues/public/find-venue.ts'
import type { Call, Caller } from '#kit/context/call.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, rowsOf, type Transaction } from '#kit/database/transaction.ts'
import { forbidden, refuseBeyond, refuseField, refuseFields } from '#kit/errors/errors.ts'
import { lockRecord, repeatedRecord } from '#kit/lists/records.ts'
import { hashOfToken, newToken } from '#kit/settings/secret-tokens.ts'
import { sharedDeviceColumns } from './shared-device-columns.ts'

/**
 * Makes a device a shared one of a venue, and answers its token this once: only its hash is stored. Throws BadRequest, Forbidden for people
 * who signed in with a PIN, and Unprocessable if the venue has as many shared devices as it may have.
 */
export function* shareDevice(
  { restaurantId, name, lockAfterMinutes = lockMinutesUnlessSet }: Omit<ShareDevice, 'idempotencyKey'>,
  { principal, now }: Caller<StaffPrincipal>,
): Transaction<NewSharedDevice> {
  refuseFields(problemsOfDevice({ name, lockAfterMinutes }), pinErrors)
  if (!worksAt(principal, restaurantId) || !(yield* findVenue(restaurantId)))
    refuseField({ restaurantId: 'venueUnknown' }, pinErrors)
  if ((yield* deviceOfSession(principal.sessionId)) !== null)
    throw forbidden({ message: pinErrors.sharedAlready, reason: 'sharedAlready' })
  yield* lockRow('venues', { id: restaurantId, by: 'timeZone' })
  yield* refuseMany(restaurantId)
  const token = `dev_${newToken()}`
  const row = yield* sharedDeviceColumns.insert({
    restaurantId,
    name: plainText(name),
    lockAfterMinutes,
    createdAt: now.toISOString(),
    createdBy: nameOf(principal),
    tokenHash: hashOfToken(token),
  })
  return { ...sharedDeviceColumns.read(row), token }
}

/** Returns the device that a repeated call has shared before, without its token, which is not stored. */
export function* repeatedDevice(id: number, { principal }: Call): Transaction<NewSharedDevice | undefined> {
  const row = yield* repeatedRecord(sharedDeviceColumns, { id, principal })
  return row && { ...sharedDeviceColumns.read(row), token: null }
}

/** Changes the name of a shared device, or when it locks. Throws NotFound and BadRequest. */
export function* patchSharedDevice(
  id: number,
  change: PatchSharedDevice,
  { principal }: Caller,
): Transaction<SharedDevice> {
  const before = sharedDeviceColumns.read(yield* lockDevice(id, principal))
  const { name, lockAfterMinutes } = { ...before, ...change }
  refuseFields(problemsOfDevice({ name, lockAfterMinutes }), pinErrors)
  const [row] = yield* sharedDeviceColumns.update(
    { name: plainText(name), lockAfterMinutes },
    { where: '"id" = ?', params: [id] },
  )
  return sharedDeviceColumns.read(row!)
}

export type RemovedDevice = { device: SharedDevice; endedSessionIds: string[] }

/** Removes a shared device and ends the sessions there. Throws NotFound. */
export function* removeSharedDevice(id: number, { principal }: Pick<Caller, 'principal'>): Transaction<RemovedDevice> {
  const device = sharedDeviceColumns.read(yield* lockDevice(id, principal))
  const endedSessionIds = yield* endSessionsAt(id)
  const removal = { sql: 'DELETE FROM shared_devices WHERE "id" = ? RETURNING *', params: [id] }
  yield* rowsOf(sharedDeviceColumns.audited('removed', removal))
  return { device, endedSessionIds }
}

function lockDevice(id: number, principal: Caller['principal']) {
  return lockRecord(sharedDeviceColumns, { id, principal, what: 'shared device', by: 'name' })
}

function* refuseMany(restaurantId: number): Transaction<void> {
  const shared = yield* one<{ total: number }>(
    'SELECT count(*) AS "total" FROM shared_devices WHERE "restaurantId" = ?',
    restaurantId,
  )
  refuseBeyond(shared?.total ?? 0, { limit: deviceLimits.devices, code: 'tooManyDevices', sentences: pinErrors })
}
