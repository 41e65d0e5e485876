import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { GuestSession } from '@brigade/domain/tables/tables.schema.ts'
import type { AccessTokens } from '#features/auth/door/access-tokens.ts'
import type { CountCall } from '#kit/call-counter.ts'
import { networkOf } from '#kit/client-address.ts'
import type { Database } from '#kit/database.ts'
import { notAuthenticated } from '#kit/errors.ts'
import type { Announcement, FollowUps } from '#kit/follow-ups.ts'
import { one, type Work } from '#kit/work.ts'
import type { WrongTries } from '#features/auth/door/wrong-tries.ts'
import type { TableRow } from './table-columns.ts'

export type OpenGuestSession = {
  db: Database
  followUps: FollowUps
  tokens: AccessTokens
  tries: WrongTries
  /** Counts the sessions that each table has opened lately. */
  countOpening: CountCall
  token: string
  address: string
  now: Date
}

/**
 * Opens a guest's session of the present sitting with the secret of a table's QR code. Throws NotAuthenticated for an unknown secret or
 * a table that is switched off, and TooManyRequests to an address that tries many of these, or for a table that opens very many: a right one opens
 * no matter who else is behind the address. Of too many open sessions of a table, the oldest end.
 */
export async function openGuestSession({
  db,
  followUps,
  tokens,
  tries,
  countOpening,
  token,
  address,
  now,
}: OpenGuestSession): Promise<{ session: GuestSession; announcements: Announcement[] }> {
  const table = await db.one<TableRow>('SELECT * FROM tables WHERE "token" = ? AND "isActive" = ?', token, true)
  if (!table) await tries.count(networkOf(address))
  if (!table) throw notAuthenticated({ message: tableErrors.tokenUnknown, reason: 'tokenUnknown' })
  const { id, name, restaurantId, tokenVersion } = table
  countOpening({ who: String(id), now })
  const { sitting, number, announcements } = await db.write(() => sitDown({ tableId: id, now, followUps }))
  const claims = { kind: 'guest', sub: String(id), tv: tokenVersion, st: sitting, n: number } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.guestHours })
  const session = { accessToken, expiresAt: expiresAt.toISOString(), table: { id, name }, restaurantId }
  return { session, announcements }
}

declare module '#kit/follow-ups.ts' {
  interface Happenings {
    /** A guest scans the code of a table. */
    'tables:guestComes': { tableId: number; now: Date }
  }
}

type SitDown = { tableId: number; now: Date; followUps: FollowUps }

type SatDown = { sitting: number; number: number; announcements: Announcement[] }

/** The sitting that a guest joins, once what follows from their coming is done, and the number of their session. */
function* sitDown({ tableId, now, followUps }: SitDown): Work<SatDown> {
  const announcements = yield* followUps.run('tables:guestComes', { tableId, now })
  const row = yield* one<{ sitting: number; number: number }>(
    'UPDATE tables SET "guestSessions" = "guestSessions" + 1 WHERE "id" = ? RETURNING "sitting", "guestSessions" AS "number"',
    tableId,
  )
  if (!row) throw new Error(`Table ${tableId} is gone while somebody sits down there`)
  return { ...row, announcements }
}
