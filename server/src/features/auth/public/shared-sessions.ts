import { many, one, run, type Transaction } from '#kit/database/transaction.ts'

/** Returns the shared device of a session that a PIN opened; null for any other session. */
export function* deviceOfSession(sessionId: string): Transaction<number | null> {
  const row = yield* one<{ deviceId: number | null }>('SELECT "deviceId" FROM sessions WHERE "id" = ?', sessionId)
  return row?.deviceId ?? null
}

/** Ends the sessions at a shared device, and returns their ids. */
export function* endSessionsAt(deviceId: number): Transaction<string[]> {
  const rows = yield* many<{ id: string }>('DELETE FROM sessions WHERE "deviceId" = ? RETURNING "id"', deviceId)
  return rows.map(({ id }) => id)
}

/** Ends the sessions of a person at shared devices, and returns their ids. */
export function* endSharedSessionsOf(userId: number): Transaction<string[]> {
  const rows = yield* many<{ id: string }>(
    'DELETE FROM sessions WHERE "userId" = ? AND "deviceId" IS NOT NULL RETURNING "id"',
    userId,
  )
  return rows.map(({ id }) => id)
}

export type SessionTimes = { createdAt: string; expiresAt: string; deviceId: number | null }

/** Returns when a session began, when it ends, and its shared device; undefined if it has ended. */
export function* findSessionTimes(sessionId: string): Transaction<SessionTimes | undefined> {
  return yield* one<SessionTimes>('SELECT "createdAt", "expiresAt", "deviceId" FROM sessions WHERE "id" = ?', sessionId)
}

/** Lets a session last until another time. */
export function extendSessionUntil(sessionId: string, expiresAt: string): Transaction<unknown> {
  return run('UPDATE sessions SET "expiresAt" = ? WHERE "id" = ?', expiresAt, sessionId)
}
