import type { Person } from '@brigade/domain/staff/staff.rules.ts'
import { venuesSeenBy, worksElsewhere } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffMember, StaffState } from '@brigade/domain/staff/staff.schema.ts'
import { auditPerson } from '#features/auth/public/audit-person.ts'
import { findVenueIdsOf } from '#features/auth/public/find-account.ts'
import { userColumns, type UserRow } from '#features/auth/public/user-columns.ts'
import { many, placesFor, run, type Transaction } from '#kit/database/transaction.ts'

type OfUser<T> = T & { userId: number }

/** Returns accounts as a manager sees them. */
export function* membersOf(rows: readonly UserRow[], manager: Person, now: Date): Transaction<StaffMember[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const places = placesFor(ids)
  const at = now.toISOString()
  const venues = yield* many<OfUser<{ restaurantId: number }>>(
    `SELECT "userId", "restaurantId" FROM user_venues WHERE "userId" IN (${places}) ORDER BY "position", "restaurantId"`,
    ...ids,
  )
  const sessions = yield* many<OfUser<object>>(
    `SELECT "userId" FROM sessions WHERE "userId" IN (${places}) AND "expiresAt" > ?`,
    ...ids,
    at,
  )
  const factors = yield* many<OfUser<object>>(
    `SELECT "userId" FROM second_factors WHERE "userId" IN (${places})`,
    ...ids,
  )
  const links = yield* many<OfUser<{ expiresAt: string }>>(
    `SELECT "userId", "expiresAt" FROM account_links
     WHERE "userId" IN (${places}) AND "usedAt" IS NULL AND "endedAt" IS NULL AND "expiresAt" > ?`,
    ...ids,
    at,
  )
  return rows.map((row) => {
    const isTheirs = ({ userId }: OfUser<object>) => userId === row.id
    const person = personOf(
      row,
      venues.filter(isTheirs).map(({ restaurantId }) => restaurantId),
    )
    const { isActive: _state, ...account } = userColumns.read(row)
    const { lastSeenAt, version, updatedAt, updatedBy } = userColumns.readKept(row)
    return {
      ...account,
      restaurantId: venuesSeenBy(manager, person),
      worksElsewhere: worksElsewhere(manager, person),
      state: stateOf(row),
      sessions: sessions.filter(isTheirs).length,
      hasSecondFactor: factors.some(isTheirs),
      lastSeenAt,
      linkUntil: links.find(isTheirs)?.expiresAt ?? null,
      version,
      updatedAt,
      updatedBy,
    }
  })
}

/** Returns one account as a manager sees it. */
export function* memberOf(row: UserRow, manager: Person, now: Date): Transaction<StaffMember> {
  const [member] = yield* membersOf([row], manager, now)
  return member!
}

function personOf({ id, role }: Pick<UserRow, 'id' | 'role'>, restaurantId: readonly number[]): Person {
  return { id, role, restaurantId }
}

/** Reads the venues of an account. */
export function* readPerson(row: Pick<UserRow, 'id' | 'role'>): Transaction<Person> {
  return personOf(row, yield* findVenueIdsOf(row.id))
}

type Venues = { before: readonly number[]; after: readonly number[] }

/** Replaces the venues of an account; the first is the one where the person starts. Logs the change. */
export function* replaceVenues(row: UserRow, { before, after }: Venues): Transaction<void> {
  if (before.join() === after.join()) return
  yield* run('DELETE FROM user_venues WHERE "userId" = ?', row.id)
  for (const [position, venueId] of after.entries())
    yield* run(
      'INSERT INTO user_venues ("userId", "restaurantId", "position") VALUES (?, ?, ?)',
      row.id,
      venueId,
      position,
    )
  const changes = [{ field: 'venues', before: yield* venueNames(before), after: yield* venueNames(after) }]
  yield* auditPerson('changed', { ...row, restaurantId: after.length > 0 ? after : before }, changes)
}

/** Returns the names of venues in their order; null for none. */
function* venueNames(ids: readonly number[]): Transaction<string | null> {
  if (ids.length === 0) return null
  const venues = yield* many<{ id: number; name: string }>(
    `SELECT "id", "name" FROM venues WHERE "id" IN (${placesFor(ids)})`,
    ...ids,
  )
  const names = new Map(venues.map(({ id, name }) => [id, name]))
  return ids.map((id) => names.get(id)).join(', ')
}

function stateOf(row: UserRow): StaffState {
  if (!row.isActive) return 'deactivated'
  return row.isInvited ? 'invited' : 'active'
}
