import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
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

/** Returns the venues of a staff member; the first is the one where they work. */
export function* findVenueIdsOf(userId: number): Transaction<number[]> {
  const rows = yield* many<{ restaurantId: number }>(
    'SELECT "restaurantId" FROM user_venues WHERE "userId" = ? ORDER BY "position", "restaurantId"',
    userId,
  )
  return rows.map(({ restaurantId }) => restaurantId)
}

function* accountOf(row: UserRow | undefined): Transaction<Account | undefined> {
  if (!row) return undefined
  const user = { ...userColumns.read(row), restaurantId: yield* findVenueIdsOf(row.id) }
  return { user, passwordHash: row.passwordHash }
}
