import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { many, one, type Work } from '#kit/work.ts'
import { userColumns, type UserRow } from './user-columns.ts'

export type Account = { user: StaffUser; passwordHash: string }

/** An account by its id, with the hash that never leaves the server. */
export function* findAccount(id: number): Work<Account | undefined> {
  return yield* accountOf(yield* one<UserRow>('SELECT * FROM users WHERE "id" = ?', id))
}

/** An account by its email, which is stored trimmed and in lower case. */
export function* findAccountByEmail(email: string): Work<Account | undefined> {
  return yield* accountOf(yield* one<UserRow>('SELECT * FROM users WHERE "email" = ?', email))
}

/** The venues of a member of staff; the first is the one where they work. */
export function* findVenueIdsOf(userId: number): Work<number[]> {
  const rows = yield* many<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM user_venues WHERE "userId" = ? ORDER BY "position", "restaurantId"',
    userId,
  )
  return rows.map(({ restaurantId }) => restaurantId)
}

function* accountOf(row: UserRow | undefined): Work<Account | undefined> {
  if (!row) return undefined
  const user = { ...userColumns.read(row), restaurantId: yield* findVenueIdsOf(row.id) }
  return { user, passwordHash: row.passwordHash }
}
