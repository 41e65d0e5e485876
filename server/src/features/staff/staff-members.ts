import { hiddenChange } from '@brigade/domain/access/audit-changes.ts'
import { rolesThatMay } from '@brigade/domain/access/permissions.ts'
import type { Person } from '@brigade/domain/staff/staff.rules.ts'
import { hasVenues, venuesSeenBy, worksElsewhere } from '@brigade/domain/staff/staff.rules.ts'
import type { StaffMember, StaffState } from '@brigade/domain/staff/staff.schema.ts'
import { auditAtVenues, auditPerson } from '#features/auth/public/audit-person.ts'
import { findVenueIdsOf } from '#features/auth/public/find-account.ts'
import { userColumns, type UserRow } from '#features/auth/public/user-columns.ts'
import { many, one, placesFor, run, type Transaction } from '#kit/database/transaction.ts'

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
  const strangers = yield* strangersAmong(rows, manager)
  return rows.map((row) => {
    const isTheirs = ({ userId }: OfUser<object>) => userId === row.id
    const person = personOf(
      row,
      venues.filter(isTheirs).map(({ restaurantId }) => restaurantId),
    )
    const { isActive: _state, ...account } = userColumns.read(row)
    const { lastSeenAt, version, updatedAt, updatedBy, updatedById } = userColumns.readKept(row)
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
      updatedBy: updatedById !== null && strangers.has(updatedById) ? null : updatedBy,
    }
  })
}

/** Returns the people of other tenants among those who changed accounts last: a manager does not read their names. */
function* strangersAmong(rows: readonly UserRow[], manager: Person): Transaction<Set<number>> {
  const ids = rows.flatMap(({ updatedById }) => updatedById ?? [])
  const { restaurantId: venueIds } = manager
  if (!hasVenues(manager.role) || ids.length === 0 || venueIds.length === 0) return new Set()
  const headOffice = rolesThatMay('venues:all')
  const strangers = yield* many<{ id: number }>(
    `SELECT "id" FROM users WHERE "id" IN (${placesFor(ids)}) AND "role" NOT IN (${placesFor(headOffice)}) AND "id" NOT IN
       (SELECT "userId" FROM user_venues WHERE "restaurantId" IN (${placesFor(venueIds)}))`,
    ...ids,
    ...headOffice,
    ...venueIds,
  )
  return new Set(strangers.map(({ id }) => id))
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

/**
 * Replaces the venues of an account; the first is the one where the person starts. Each venue that is added or removed has an entry of its
 * own in the audit log, so that no tenant reads of another one there. Of a change of the order, the log has that it was changed.
 */
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
  const changed = [...new Set([...before, ...after])].filter((id) => !before.includes(id) || !after.includes(id))
  for (const id of changed) {
    const name = yield* venueName(id)
    const change = {
      field: 'venues',
      ...(after.includes(id) ? { before: null, after: name } : { before: name, after: null }),
    }
    yield* auditAtVenues('changed', { person: { ...row, restaurantId: after }, at: [id], changes: [change] })
  }
  if (changed.length === 0) yield* auditPerson('changed', { ...row, restaurantId: after }, [hiddenChange('venues')])
}

function* venueName(id: number): Transaction<string | null> {
  return (yield* one<{ name: string }>('SELECT "name" FROM venues WHERE "id" = ?', id))?.name ?? null
}

function stateOf(row: UserRow): StaffState {
  if (!row.isActive) return 'deactivated'
  return row.isInvited ? 'invited' : 'active'
}
