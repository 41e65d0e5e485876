import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@brigade/domain/access/roles.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { many, one, run, type Transaction } from '#kit/database/transaction.ts'

export type OpenSession = {
  userId: number
  passwordHash: string
  /** The role for which it was decided that the person may sign in in this way. */
  role: StaffRole
  /** The browser and the system, if they are known. */
  device?: string | null
  /** The second step of this sign-in. An account with a second factor opens no session without it. */
  passed?: PassedFactor
  /** The shared device where the person signs in with a PIN, and when the session ends there unless it is extended. */
  shared?: { deviceId: number; expiresAt: Date }
  now: Date
}

/** The second step of a sign-in; `session` for a person who is signed in already. */
export type PassedFactor = 'code' | 'recoveryCode' | 'setUp' | 'session'

/**
 * Opens a session of a staff member and returns its id; undefined if the account was switched off, or its password or role
 * changed, since they were read: another role may need a second factor. All ways to sign in end here. Throws NotAuthenticated if the account has a second factor
 * that was not passed.
 */
export function* openSession({
  userId,
  passwordHash,
  role,
  device = null,
  passed,
  shared,
  now,
}: OpenSession): Transaction<string | undefined> {
  // Writing the row makes a concurrent change of the account either wait or win.
  const isCurrent = yield* run(
    'UPDATE users SET "lastSeenAt" = ? WHERE "id" = ? AND "passwordHash" = ? AND "role" = ? AND "isActive" = ?',
    now.toISOString(),
    userId,
    passwordHash,
    role,
    true,
  )
  if (!isCurrent) return undefined
  if (!passed && (yield* one('SELECT 1 AS "isOn" FROM second_factors WHERE "userId" = ?', userId))) {
    throw notAuthenticated({ message: authErrors.secondFactorNeeded, reason: 'secondFactorNeeded' })
  }
  const id = randomUUID()
  const expiresAt = shared?.expiresAt ?? new Date(now.getTime() + tokenLifetimes.staffHours * 3_600_000)
  yield* run('DELETE FROM sessions WHERE "expiresAt" <= ?', now.toISOString())
  yield* run(
    `INSERT INTO sessions ("id", "userId", "device", "deviceId", "createdAt", "lastSeenAt", "expiresAt")
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    userId,
    device,
    shared?.deviceId ?? null,
    now.toISOString(),
    now.toISOString(),
    expiresAt.toISOString(),
  )
  return id
}

/** Returns whether a session is still open, for calls that take long between their check and their transaction. */
export function* isSessionOpen(sessionId: string): Transaction<boolean> {
  return (yield* one('SELECT 1 AS "isOpen" FROM sessions WHERE "id" = ?', sessionId)) !== undefined
}

/** Ends one session; false if it had ended already. */
export function* endSession(sessionId: string): Transaction<boolean> {
  return (yield* run('DELETE FROM sessions WHERE "id" = ?', sessionId)) === 1
}

/** Ends every session of an account, and returns their ids. */
export function* endSessionsOf(userId: number): Transaction<string[]> {
  const rows = yield* many<{ id: string }>('DELETE FROM sessions WHERE "userId" = ? RETURNING "id"', userId)
  return rows.map(({ id }) => id)
}

/** Stores that a session and its person were seen. Nobody has changed the account, so its columns are not involved. */
export function* noteSeen({ sessionId, userId, now }: SeenSession & { now: Date }): Transaction<void> {
  const at = now.toISOString()
  yield* run('UPDATE sessions SET "lastSeenAt" = ? WHERE "id" = ?', at, sessionId)
  yield* run('UPDATE users SET "lastSeenAt" = ? WHERE "id" = ?', at, userId)
}

export type SeenSession = { sessionId: string; userId: number }
