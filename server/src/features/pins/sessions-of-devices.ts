import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import type { App } from '#kit/context/context.ts'
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

/** Signs out the screens of sessions that have ended. */
export function disconnectSessions({ principals, publisher }: App, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) {
    principals.evict({ sessionId })
    publisher.disconnect({ sessionId })
  }
}

/** A device locks on its own; the server is later, so that it never ends a session of somebody who is working. */
const graceMs = 60_000

/** Returns when a session at a shared device ends unless somebody touches the device before. */
export function endOfSession(
  { lockAfterMinutes }: Pick<SharedDevice, 'lockAfterMinutes'>,
  { startedAt, now }: { startedAt: Date; now: Date },
): Date {
  const last = startedAt.getTime() + tokenLifetimes.staffHours * 3_600_000
  const idle = lockAfterMinutes === null ? last : now.getTime() + lockAfterMinutes * 60_000 + graceMs
  return new Date(Math.min(idle, last))
}

type Extended = { createdAt: string; expiresAt: string; lockAfterMinutes: number | null; deviceId: number | null }

/** Keeps the session of somebody open who touched a shared device, and returns its end. Others end as they would have. */
export function* extendSession(sessionId: string, now: Date): Transaction<string> {
  const session = yield* one<Extended>(
    `SELECT s."createdAt", s."expiresAt", d."id" AS "deviceId", d."lockAfterMinutes"
     FROM sessions s LEFT JOIN shared_devices d ON d."id" = s."deviceId" WHERE s."id" = ?`,
    sessionId,
  )
  if (!session) return now.toISOString()
  if (session.deviceId === null) return session.expiresAt
  const until = endOfSession(session, { startedAt: new Date(session.createdAt), now }).toISOString()
  yield* run('UPDATE sessions SET "expiresAt" = ? WHERE "id" = ?', until, sessionId)
  return until
}
