import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { pinErrors } from '@brigade/domain/pins/pins.errors.ts'
import { pinOf, problemOfPinEntry } from '@brigade/domain/pins/pins.rules.ts'
import type { UsePin } from '@brigade/domain/pins/pins.schema.ts'
import { openSession } from '#features/auth/public/sessions.ts'
import { signedInAs } from '#features/auth/public/signed-in.ts'
import { endSessionsAt } from '#features/auth/public/shared-sessions.ts'
import type { App } from '#kit/context/context.ts'
import { authorOf, strangerAt } from '#kit/database/audit-author.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { notAuthenticated, refuseFields } from '#kit/errors/errors.ts'
import { auditPinSignIn } from './audit-pins.ts'
import { type PinChecks, forgetWrongPins, lockAfter, lockPinOwner, type PinOwner } from './check-pin.ts'
import { deviceRemoved, type FoundDevice, type SharedDevices } from './find-device.ts'
import { disconnectSessions, endOfSession } from './sessions-of-devices.ts'

export type PinCaller = { app: App; devices: SharedDevices; checks: PinChecks; address: string }

/**
 * Signs a person in at a shared device with their PIN, and ends the session that was open there. Throws NotAuthenticated for a wrong PIN
 * and a removed device, TooManyRequests while the person is locked there, NotFound for somebody without a PIN, and BadRequest.
 */
export async function usePin(body: UsePin, { app, devices, checks, address }: PinCaller): Promise<SignedIn> {
  const { db, clock, tokens } = app
  const pin = pinOf(body.pin)
  const problem = problemOfPinEntry(pin)
  if (problem) refuseFields({ pin: problem }, pinErrors)
  const device = await devices.find(body.token, address)
  const now = clock.now()
  const asked = { userId: body.userId, pin, device, now }
  const { owner, isRight } = await checks.check(asked)
  if (!isRight) {
    await db.write(() => auditPinSignIn('signInFailed', { user: owner.user, device }), strangerAt({ now, address }))
    throw (await lockAfter(db, asked)) ?? notAuthenticated({ message: pinErrors.pinWrong, reason: 'pinWrong' })
  }
  const author = authorOf({ kind: 'staff', sessionId: '', ...owner.user }, { now, address })
  const { user, sessionId, endedSessionIds } = await db.write(() => openAt({ owner, device, now }), author)
  disconnectSessions(app, endedSessionIds)
  return signedInAs(tokens, { user, sessionId, strategy: 'pin', now })
}

type Opened = { user: StaffUser; sessionId: string; endedSessionIds: string[] }

/** Opens the session of a person whose PIN was right. If two people sign in at once, the second session stays. */
function* openAt({ owner, device, now }: { owner: PinOwner; device: FoundDevice; now: Date }): Transaction<Opened> {
  // Accounts are locked before PINs, and PINs before devices, as everywhere.
  yield* lockRow('users', { id: owner.user.id, by: 'language' })
  const { user, pinHash, passwordHash } = yield* lockPinOwner(owner.user.id, device.restaurantId)
  if (pinHash !== owner.pinHash) throw notAuthenticated({ message: pinErrors.pinWrong, reason: 'pinWrong' })
  if (!(yield* lockRow('shared_devices', { id: device.id, by: 'name' }))) throw deviceRemoved()
  const endedSessionIds = yield* endSessionsAt(device.id)
  yield* forgetWrongPins(user.id, device.id)
  const sessionId = yield* openSession({
    userId: user.id,
    passwordHash,
    role: user.role,
    device: device.name,
    shared: { deviceId: device.id, expiresAt: endOfSession(device, { startedAt: now, now }) },
    now,
  })
  if (sessionId === undefined) throw notAuthenticated({ message: pinErrors.pinWrong, reason: 'pinWrong' })
  yield* auditPinSignIn('signedIn', { user, device })
  return { user, sessionId, endedSessionIds }
}
