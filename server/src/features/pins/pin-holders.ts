import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PinHolder, PinHolderListQuery } from '@brigade/domain/pins/pins.schema.ts'
import { rolesSeenBy } from '@brigade/domain/staff/staff.roles.ts'
import { findVenueIdsOf } from '#features/auth/public/find-account.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import { endSharedSessionsOf } from '#features/auth/public/shared-sessions.ts'
import { assertMayListStaff, lockManagedAccount } from '#features/staff/public/managed-account.ts'
import type { Caller } from '#kit/context/call.ts'
import type { Database } from '#kit/database/database.ts'
import { many, placesFor, run, type Transaction } from '#kit/database/transaction.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { auditPinChange } from './audit-pins.ts'
import { forgetWrongPins } from './check-pin.ts'

type Named = Pick<UserRow, 'id' | 'fname' | 'lname' | 'role'>

type ListHolders = { db: Database; query: PinHolderListQuery; user: StaffPrincipal; isPaged: boolean; now: Date }

/** Returns the people with a PIN whose accounts the caller sees, by name. Throws Forbidden as the list of staff does. */
export async function listPinHolders({
  db,
  query,
  user,
  isPaged,
  now,
}: ListHolders): Promise<Paged<PinHolder> | PinHolder[]> {
  const { $sort = { fname: 1 }, $limit, $skip, restaurantId } = query
  const venueIds = scopedVenueIds(user, restaurantId)
  if (venueIds !== 'all') await db.read(() => assertMayListStaff(venueIds, { principal: user, now }))
  const rows = db
    .build('users')
    .whereIn('role', [...rolesSeenBy(user)])
    .whereIn('id', db.build('pins').select('userId'))
  if (venueIds !== 'all')
    void rows.whereIn('id', db.build('user_venues').select('userId').whereIn('restaurantId', venueIds))
  return listPage<Named, PinHolder>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => db.read(() => holdersOf(found)),
  })
}

export type ClearedPin = { holder: PinHolder; endedSessionIds: string[] }

/** Clears the PIN of a person whom the caller manages, and ends their sessions at shared devices. Throws NotFound, Forbidden. */
export function* clearPin(
  id: number,
  caller: Pick<Caller<StaffPrincipal>, 'principal' | 'now'>,
): Transaction<ClearedPin> {
  const { row } = yield* lockManagedAccount(id, caller)
  const [holder] = yield* holdersOf([row])
  if (!holder) throw recordUnknown(`No PIN of the account with id ${id}`)
  yield* run('DELETE FROM pins WHERE "userId" = ?', id)
  yield* forgetWrongPins(id)
  const endedSessionIds = yield* endSharedSessionsOf(id)
  yield* auditPinChange({ ...holder, restaurantId: yield* findVenueIdsOf(id) })
  return { holder, endedSessionIds }
}

function* holdersOf(people: readonly Named[]): Transaction<PinHolder[]> {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const pins = yield* many<{ userId: number; setAt: string }>(
    `SELECT "userId", "setAt" FROM pins WHERE "userId" IN (${placesFor(ids)})`,
    ...ids,
  )
  const setAts = new Map(pins.map(({ userId, setAt }) => [userId, setAt]))
  return people.flatMap(({ id, fname, lname, role }) => {
    const setAt = setAts.get(id)
    return setAt === undefined ? [] : [{ id, fname, lname, role, setAt }]
  })
}
