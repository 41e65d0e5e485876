import { randomUUID } from 'node:crypto'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { many, run, type Transaction } from '#kit/database/transaction.ts'

export type OpenSession = { userId: number; passwordHash: string; now: Date }

/**
 * Opens a session of a staff member and returns its id; undefined if the account was switched off or its password changed
 * since that hash was read.
 */
export function* openSession({ userId, passwordHash, now }: OpenSession): Transaction<string | undefined> {
  // Writing the row, even unchanged, makes a concurrent password change either wait or win.
  const isCurrent = yield* run(
    'UPDATE users SET "isActive" = "isActive" WHERE "id" = ? AND "passwordHash" = ? AND "isActive" = ?',
    userId,
    passwordHash,
    true,
  )
  if (!isCurrent) return undefined
  const id = randomUUID()
  const expiresAt = new Date(now.getTime() + tokenLifetimes.staffHours * 3_600_000)
  yield* run('DELETE FROM sessions WHERE "expiresAt" <= ?', now.toISOString())
  yield* run(
    'INSERT INTO sessions ("id", "userId", "createdAt", "expiresAt") VALUES (?, ?, ?, ?)',
    id,
    userId,
    now.toISOString(),
    expiresAt.toISOString(),
  )
  return id
}

/** Ends one session. */
export function* endSession(sessionId: string): Transaction<void> {
  yield* run('DELETE FROM sessions WHERE "id" = ?', sessionId)
}

/** Ends every session of an account, and returns their ids. */
export function* endSessionsOf(userId: number): Transaction<string[]> {
  const rows = yield* many<{ id: string }>('DELETE FROM sessions WHERE "userId" = ? RETURNING "id"', userId)
  return rows.map(({ id }) => id)
}
