import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import type { App } from '#kit/context/context.ts'
import { extendSessionUntil, findSessionTimes } from '#features/auth/public/shared-sessions.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

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

/** Keeps the session of somebody open who touched a shared device, and returns its end. Others end as they would have. */
export function* extendSession(sessionId: string, now: Date): Transaction<string> {
  const session = yield* findSessionTimes(sessionId)
  if (!session) return now.toISOString()
  const device = session.deviceId === null ? undefined : yield* findLock(session.deviceId)
  if (!device) return session.expiresAt
  const until = endOfSession(device, { startedAt: new Date(session.createdAt), now }).toISOString()
  yield* extendSessionUntil(sessionId, until)
  return until
}

function findLock(deviceId: number): Transaction<Pick<SharedDevice, 'lockAfterMinutes'> | undefined> {
  return one('SELECT "lockAfterMinutes" FROM shared_devices WHERE "id" = ?', deviceId)
}
