import { can } from '@brigade/domain/access/permissions.ts'
import { pinErrors } from '@brigade/domain/pins/pins.errors.ts'
import { pinTries } from '@brigade/domain/pins/pins.limits.ts'
import { deviceLockedUntil, isForgotten, pinLockedUntil, type WrongPins } from '@brigade/domain/pins/pins.rules.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { type Account, findAccount } from '#features/auth/public/find-account.ts'
import { isPasswordOf, tooManyAtOnce } from '#features/auth/public/passwords.ts'
import type { Database } from '#kit/database/database.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'
import { notFound, tooManyRequests } from '#kit/errors/errors.ts'

/** A person with a PIN who may use it at a venue. */
export type PinOwner = Account & { pinHash: string }

export type PinTry = {
  userId: number
  pin: string
  device: { id: number; restaurantId: number }
  now: Date
}

type CheckedPin = { owner: PinOwner; isRight: boolean }

/**
 * Checks PINs at shared devices, one after the other for each person and device. More at once than there are free tries are refused before
 * the database is asked, so that a flood of them holds up nobody else.
 */
export class PinChecks {
  readonly #db: Database
  readonly #turns = new Map<string, { last: Promise<unknown>; count: number }>()

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Checks a PIN. The try is counted as a wrong one before the PIN is compared, so that a thousand at once get no more than five tries;
   * `forgetWrongPins` undoes the count after a right one. Throws TooManyRequests while the person is locked there, and NotFound for somebody
   * who can't use a PIN there.
   */
  async check(asked: PinTry): Promise<CheckedPin> {
    const key = `${asked.userId} ${asked.device.id}`
    const turn = this.#turns.get(key) ?? { last: Promise.resolve(), count: 0 }
    if (turn.count >= pinTries.atDevice) throw tooManyAtOnce()
    const check = () => this.#compare(asked)
    const checked = turn.last.then(check, check)
    this.#turns.set(key, { last: checked, count: turn.count + 1 })
    try {
      return await checked
    } finally {
      this.#end(key)
    }
  }

  #end(key: string): void {
    const turn = this.#turns.get(key)
    if (!turn || turn.count === 1) this.#turns.delete(key)
    else this.#turns.set(key, { ...turn, count: turn.count - 1 })
  }

  async #compare(asked: PinTry): Promise<CheckedPin> {
    const owner = await this.#db.write(() => countTry(asked))
    try {
      return { owner, isRight: await isPasswordOf(owner.pinHash, asked.pin) }
    } catch (error) {
      // Too many people sign in right now: nothing was compared.
      await this.#db.write(() => uncountTry(asked))
      throw error
    }
  }
}

/** Returns the refusal of a wrong PIN if it was the last free one; undefined if the person may try again. */
export async function lockAfter(db: Database, { userId, device, now }: PinTry) {
  const until = await db.read(() => lockedUntil({ userId, deviceId: device.id, now }))
  return until && pinLocked(until, now)
}

/** Finds a person who may use a PIN at a venue, and locks their PIN until the transaction ends. Throws NotFound. */
export function* lockPinOwner(userId: number, restaurantId: number): Transaction<PinOwner> {
  const pin = yield* one<{ pinHash: string }>(
    'UPDATE pins SET "setAt" = "setAt" WHERE "userId" = ? RETURNING "pinHash"',
    userId,
  )
  const account = pin && (yield* findAccount(userId))
  if (!pin || !account || !mayUsePinAt(account.user, restaurantId))
    throw notFound({ message: pinErrors.personUnknown, reason: 'personUnknown' })
  return { ...account, ...pin }
}

function mayUsePinAt(user: StaffUser, restaurantId: number): boolean {
  return user.isActive && can(user, 'pins:own') && user.restaurantId.includes(restaurantId)
}

function* countTry({ userId, device, now }: PinTry): Transaction<PinOwner> {
  const owner = yield* lockPinOwner(userId, device.restaurantId)
  // Tries for several people at once are counted one after the other.
  yield* lockRow('shared_devices', { id: device.id, by: 'name' })
  const until = yield* lockedUntil({ userId, deviceId: device.id, now })
  if (until) throw pinLocked(until, now)
  yield* forgetOld(userId, now)
  yield* run(
    `INSERT INTO wrong_pins ("userId", "deviceId", "wrong", "lastAt") VALUES (?, ?, 1, ?)
     ON CONFLICT ("userId", "deviceId") DO UPDATE SET "wrong" = wrong_pins."wrong" + 1, "lastAt" = excluded."lastAt"`,
    userId,
    device.id,
    now.toISOString(),
  )
  return owner
}

function* uncountTry({ userId, device }: PinTry): Transaction<void> {
  yield* run(
    'UPDATE wrong_pins SET "wrong" = "wrong" - 1 WHERE "userId" = ? AND "deviceId" = ? AND "wrong" > 0',
    userId,
    device.id,
  )
}

/** Forgets the wrong PINs of a person at a device, or without one at all devices. */
export function* forgetWrongPins(userId: number, deviceId?: number): Transaction<void> {
  if (deviceId === undefined) yield* run('DELETE FROM wrong_pins WHERE "userId" = ?', userId)
  else yield* run('DELETE FROM wrong_pins WHERE "userId" = ? AND "deviceId" = ?', userId, deviceId)
}

function* forgetOld(userId: number, now: Date): Transaction<void> {
  for (const each of yield* wrongPinsOf(userId))
    if (isForgotten(each, now)) yield* forgetWrongPins(userId, each.deviceId)
}

/** Returns until when a person can't use their PIN at a device: because of wrong ones for them, or for all people there. */
function* lockedUntil({ userId, deviceId, now }: { userId: number; deviceId: number; now: Date }) {
  const ofPerson = pinLockedUntil(yield* wrongPinsOf(userId), { deviceId, now })
  const ofDevice = deviceLockedUntil(yield* wrongPinsAt(deviceId), now)
  return ofPerson && ofDevice && ofDevice > ofPerson ? ofDevice : (ofPerson ?? ofDevice)
}

function wrongPinsOf(userId: number): Transaction<WrongPins[]> {
  return many<WrongPins>('SELECT "deviceId", "wrong", "lastAt" FROM wrong_pins WHERE "userId" = ?', userId)
}

function wrongPinsAt(deviceId: number): Transaction<WrongPins[]> {
  return many<WrongPins>('SELECT "deviceId", "wrong", "lastAt" FROM wrong_pins WHERE "deviceId" = ?', deviceId)
}

function pinLocked(until: Date, now: Date) {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return tooManyRequests({
    message: pinErrors.pinLocked,
    reason: 'pinLocked',
    extras: { retryAfter, lockedUntil: until.toISOString() },
  })
}
