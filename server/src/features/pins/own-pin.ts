import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { pinErrors } from '@brigade/domain/pins/pins.errors.ts'
import { pinOf, problemOfNewPin } from '@brigade/domain/pins/pins.rules.ts'
import type { OwnPin, SetOwnPin } from '@brigade/domain/pins/pins.schema.ts'
import { signedOut } from '#features/auth/public/access-tokens.ts'
import { type Account, findAccount } from '#features/auth/public/find-account.ts'
import { hashPassword } from '#features/auth/public/passwords.ts'
import { isSessionOpen } from '#features/auth/public/sessions.ts'
import { deviceOfSession } from '#features/auth/public/shared-sessions.ts'
import type { App } from '#kit/context/context.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, run, type Transaction } from '#kit/database/transaction.ts'
import { refuseField, refuseFields } from '#kit/errors/errors.ts'
import { auditPinChange } from './audit-pins.ts'
import { type PinChecks, forgetWrongPins, lockAfter } from './check-pin.ts'

type Own = { user: StaffPrincipal; address: string }

/** Returns whether the caller has a PIN, and never which. */
export function* findOwnPin({ id, sessionId }: StaffPrincipal): Transaction<OwnPin> {
  const pin = yield* one<{ setAt: string }>('SELECT "setAt" FROM pins WHERE "userId" = ?', id)
  const isSignedInByPin = (yield* deviceOfSession(sessionId)) !== null
  return { hasPin: pin !== undefined, setAt: pin?.setAt ?? null, isSignedInByPin }
}

/** Sets and removes the PINs of callers, who prove with their password or their PIN that it is them. */
export class OwnPins {
  readonly #app: App
  readonly #checks: PinChecks

  constructor(app: App, checks: PinChecks) {
    this.#app = app
    this.#checks = checks
  }

  /**
   * Throws BadRequest for a PIN that can't be one and for a wrong proof, TooManyRequests after many wrong ones, and NotAuthenticated if the
   * session was ended during the check.
   */
  async set(body: SetOwnPin, own: Own): Promise<OwnPin> {
    const { db, clock } = this.#app
    const pin = body.pin === null ? null : pinOf(body.pin)
    const problem = pin === null ? undefined : problemOfNewPin(pin)
    if (problem) refuseFields({ pin: problem }, pinErrors)
    const account = await db.read(() => findAccount(own.user.id))
    if (!account) throw signedOut()
    await this.#assertProof(body, { account, own })
    const pinHash = pin === null ? null : await hashPassword(pin)
    const now = clock.now()
    return db.write(
      () => storePin({ user: account.user, pinHash, principal: own.user, now }),
      authorOf(own.user, { now, address: own.address }),
    )
  }

  async #assertProof({ currentPassword, currentPin }: SetOwnPin, { account, own }: { account: Account; own: Own }) {
    if (currentPassword !== undefined) return this.#assertPassword(currentPassword, account)
    const device = await this.#app.db.read(() => sharedDeviceOf(own.user.sessionId))
    if (currentPin === undefined || !device) refuseField({ currentPassword: 'proofMissing' }, pinErrors)
    const asked = { userId: own.user.id, pin: pinOf(currentPin), device, now: this.#app.clock.now() }
    if ((await this.#checks.check(asked)).isRight) return
    const lock = await lockAfter(this.#app.db, asked)
    if (lock) throw lock
    refuseField({ currentPin: 'currentPinWrong' }, pinErrors)
  }

  async #assertPassword(password: string, account: Account): Promise<void> {
    const isRight = await this.#app.ownPasswords.isRight(password, account)
    if (!isRight) refuseField({ currentPassword: 'currentPasswordWrong' }, pinErrors)
  }
}

type StorePin = { user: StaffUser; pinHash: string | null; principal: StaffPrincipal; now: Date }

function* storePin({ user, pinHash, principal, now }: StorePin): Transaction<OwnPin> {
  yield* lockRow('users', { id: user.id, by: 'language' })
  // Clearing the PIN, a new password and a deactivation end the session: what was proved before is worth nothing then.
  if (!(yield* isSessionOpen(principal.sessionId))) throw signedOut()
  if (pinHash === null) yield* run('DELETE FROM pins WHERE "userId" = ?', user.id)
  else
    yield* run(
      `INSERT INTO pins ("userId", "pinHash", "setAt") VALUES (?, ?, ?)
       ON CONFLICT ("userId") DO UPDATE SET "pinHash" = excluded."pinHash", "setAt" = excluded."setAt"`,
      user.id,
      pinHash,
      now.toISOString(),
    )
  yield* forgetWrongPins(user.id)
  yield* auditPinChange(user)
  return yield* findOwnPin(principal)
}

function* sharedDeviceOf(sessionId: string): Transaction<{ id: number; restaurantId: number } | undefined> {
  const deviceId = yield* deviceOfSession(sessionId)
  if (deviceId === null) return undefined
  return yield* one<{ id: number; restaurantId: number }>(
    'SELECT "id", "restaurantId" FROM shared_devices WHERE "id" = ?',
    deviceId,
  )
}
