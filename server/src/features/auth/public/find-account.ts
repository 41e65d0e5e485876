import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { can } from '@brigade/domain/access/permissions.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { userColumns, type UserRow } from './user-columns.ts'

export type Account = { user: StaffUser; passwordHash: string }

/** Returns an account by its id, with the hash that never leaves the server. */
export function* findAccount(id: number): Transaction<Account | undefined> {
  return yield* accountOf(yield* one<UserRow>('SELECT * FROM users WHERE "id" = ?', id))
}

/** Returns an account by its email, which is stored trimmed and in lower case. */
export function* findAccountByEmail(email: string): Transaction<Account | undefined> {
  return yield* accountOf(yield* one<UserRow>('SELECT * FROM users WHERE "email" = ?', email))
}

/** Returns all venues of a staff member, archived ones too, for those who set accounts up. */
export function* findVenueIdsOf(userId: number): Transaction<number[]> {
  const rows = yield* many<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM user_venues WHERE "userId" = ? ORDER BY "position", "restaurantId"',
    userId,
  )
  return rows.map(({ restaurantId }) => restaurantId)
}

/** Returns the venues of a staff member that are not archived; the first is the one where they work. */
export function* findOpenVenueIdsOf(userId: number): Transaction<number[]> {
  const rows = yield* many<{ restaurantId: number }>(
    `SELECT uv."restaurantId" FROM user_venues uv JOIN venues v ON v."id" = uv."restaurantId"
     WHERE uv."userId" = ? AND v."archivedAt" IS NULL ORDER BY uv."position", uv."restaurantId"`,
    userId,
  )
  return rows.map(({ restaurantId }) => restaurantId)
}

/** Refuses a staff member all of whose venues are archived. Throws NotAuthenticated. */
export function* refuseArchived(
  { id, role }: Pick<StaffUser, 'id' | 'role'>,
  venueIds: readonly number[],
): Transaction<void> {
  if (venueIds.length > 0 || can({ role }, 'venues:all')) return
  if (yield* one('SELECT "restaurantId" FROM user_venues WHERE "userId" = ? LIMIT 1', id)) {
    throw notAuthenticated({ message: authErrors.venueArchived, reason: 'venueArchived' })
  }
}

function* accountOf(row: UserRow | undefined): Transaction<Account | undefined> {
  if (!row) return undefined
  const user = { ...userColumns.read(row), restaurantId: yield* findOpenVenueIdsOf(row.id) }
  return { user, passwordHash: row.passwordHash }
}
