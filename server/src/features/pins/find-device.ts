import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { pinErrors } from '@brigade/domain/pins/pins.errors.ts'
import type { DevicePerson, OpenedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { wrongLinkLimits } from '@brigade/domain/staff/staff.api.ts'
import { WrongTries } from '#features/auth/public/wrong-tries.ts'
import { networkOf } from '#kit/admission/client-address.ts'
import type { App } from '#kit/context/context.ts'
import { many, one, placesFor, run, type Transaction } from '#kit/database/transaction.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { hashOfToken } from '#kit/settings/secret-tokens.ts'

export type FoundDevice = Omit<OpenedDevice, 'people'>

/** A device that is in use is noted as seen at most once in this time. */
const noteSeenEveryMs = 60_000

/** Finds shared devices by their tokens. An address that sends many wrong ones is refused for a minute; right tokens never are. */
export class SharedDevices {
  readonly #app: App
  readonly #tries: WrongTries
  readonly #seenAt = new Map<number, number>()

  constructor(app: App) {
    this.#app = app
    this.#tries = new WrongTries(wrongLinkLimits, { bus: app.bus, of: 'tokens of devices' })
  }

  /** Returns a device with the people who may sign in there. Throws NotAuthenticated for one that was removed. */
  async open(token: string, address: string): Promise<OpenedDevice> {
    const { id, ...device } = await this.find(token, address)
    const people = await this.#app.db.read(() => peopleAt(device.restaurantId))
    return { id, ...device, people }
  }

  async find(token: string, address: string): Promise<FoundDevice> {
    const { db, clock } = this.#app
    const device = await db.read(() => findDevice(token))
    if (!device) {
      await this.#tries.count(networkOf(address))
      throw deviceRemoved()
    }
    this.#noteSeen(device.id, clock.now())
    return device
  }

  /** Nothing waits for the note. If it can't be stored, the next call of the device tries again. */
  #noteSeen(id: number, now: Date): void {
    if (now.getTime() - (this.#seenAt.get(id) ?? 0) < noteSeenEveryMs) return
    this.#seenAt.set(id, now.getTime())
    this.#app.db.write(() => noteSeen(id, now)).catch(() => this.#seenAt.delete(id))
  }
}

/** Returns the refusal of a device that is not shared, or no longer. */
export function deviceRemoved() {
  return notAuthenticated({ message: pinErrors.deviceRemoved, reason: 'deviceRemoved' })
}

/** Throws NotAuthenticated if the venue is archived: the device works again once it is restored. */
function* findDevice(token: string): Transaction<FoundDevice | undefined> {
  const row = yield* one<FoundDevice & { archivedAt: string | null }>(
    `SELECT d."id", d."restaurantId", d."name", d."lockAfterMinutes", v."name" AS "venueName", v."archivedAt"
     FROM shared_devices d JOIN venues v ON v."id" = d."restaurantId" WHERE d."tokenHash" = ?`,
    hashOfToken(token),
  )
  if (!row) return undefined
  const { archivedAt, ...device } = row
  if (archivedAt !== null) throw notAuthenticated({ message: authErrors.venueArchived, reason: 'venueArchived' })
  return device
}

const peopleAtMost = 500

/** The roles whose people may have a PIN. */
const pinRoles = [...rolesThatMay('pins:own')]

/** Returns the people of a venue who may sign in with a PIN, by name. */
function* peopleAt(restaurantId: number): Transaction<DevicePerson[]> {
  return yield* many<DevicePerson>(
    `SELECT u."id", u."fname", u."lname" FROM user_venues uv
     JOIN users u ON u."id" = uv."userId" JOIN pins p ON p."userId" = u."id"
     WHERE uv."restaurantId" = ? AND u."isActive" = ? AND u."role" IN (${placesFor(pinRoles)})
     ORDER BY u."fname", u."lname", u."id" LIMIT ${peopleAtMost}`,
    restaurantId,
    true,
    ...pinRoles,
  )
}

function* noteSeen(id: number, now: Date): Transaction<void> {
  yield* run('UPDATE shared_devices SET "lastSeenAt" = ? WHERE "id" = ?', now.toISOString(), id)
}
