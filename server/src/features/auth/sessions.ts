import { randomUUID } from 'node:crypto'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { many, run, type Work } from '#kit/work.ts'

export type OpenSession = { userId: number; passwordHash: string; now: Date }

/**
 * Opens a session of a member of staff and gives its id; undefined when the account was switched off or its password changed
 * since that hash was read.
 */
export function* openSession({ userId, passwordHash, now }: OpenSession): Work<string | undefined> {
  // Writing the row, though to the same value, makes a password change at the same moment wait or win, never slip past.
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
export function* endSession(sessionId: string): Work<void> {
  yield* run('DELETE FROM sessions WHERE "id" = ?', sessionId)
}

/** Ends every session of an account, and gives their ids. */
export function* endSessionsOf(userId: number): Work<string[]> {
  const rows = yield* many<{ id: string }>('DELETE FROM sessions WHERE "userId" = ? RETURNING "id"', userId)
  return rows.map(({ id }) => id)
}
