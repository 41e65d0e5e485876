import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { comparedText } from '@brigade/domain/kit/plain-text.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { rolesSeenBy } from '@brigade/domain/staff/staff.roles.ts'
import type { StaffListQuery, StaffMember, StaffState } from '@brigade/domain/staff/staff.schema.ts'
import type { UserRow } from '#features/auth/public/user-columns.ts'
import type { Database } from '#kit/database/database.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import type { Knex } from 'knex'
import { assertStaffGate } from './staff-gate.ts'
import { membersOf } from './staff-members.ts'

export type ListStaff = { db: Database; query: StaffListQuery; user: StaffPrincipal; isPaged: boolean; now: Date }

/**
 * Returns the accounts that the caller sees, by name unless sorted otherwise. Throws Forbidden for another tenant's
 * venue, and without the passphrase of a venue that protects its staff.
 */
export async function listStaff({
  db,
  query,
  user,
  isPaged,
  now,
}: ListStaff): Promise<Paged<StaffMember> | StaffMember[]> {
  const { $sort = { fname: 1, lname: 1 }, $limit, $skip, restaurantId, role, state, search } = query
  const venueIds = scopedVenueIds(user, restaurantId)
  if (venueIds !== 'all') await db.read(() => assertStaffGate({ user, venueIds, now }))
  const rows = filtered(db.build('users'), { role, ...(state && filterOf[state]) }).whereIn('role', [
    ...rolesSeenBy(user),
  ])
  if (venueIds !== 'all') {
    const ofVenues = db.build('user_venues').select('userId').whereIn('restaurantId', venueIds)
    void rows.whereIn('id', ofVenues)
  }
  if (search) void rows.whereIn('id', await findByText(db, rows, search))
  return listPage<UserRow, StaffMember>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => db.read(() => membersOf(found, user, now)),
  })
}

const filterOf = {
  active: { isActive: true, isInvited: false },
  invited: { isActive: true, isInvited: true },
  deactivated: { isActive: false },
} satisfies Record<StaffState, object>

/** Maximum number of accounts that a search can match. */
const foundAtMost = 500

type Named = Pick<UserRow, 'id' | 'fname' | 'lname' | 'email'>

/** Returns the ids of the accounts whose name or email contains each word. Databases don't ignore case in every script. */
async function findByText(db: Database, rows: Knex.QueryBuilder, search: string): Promise<number[]> {
  const words = comparedText(search).split(' ')
  const people = await db.list<Named>(rows.clone().select('id', 'fname', 'lname', 'email').orderBy('id'))
  const texts = people.map(({ id, fname, lname, email }) => ({ id, text: comparedText(`${fname} ${lname} ${email}`) }))
  return texts
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .map(({ id }) => id)
    .slice(0, foundAtMost)
}
