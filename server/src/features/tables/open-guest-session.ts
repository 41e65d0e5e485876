import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { GuestSession } from '@brigade/domain/tables/tables.schema.ts'
import type { AccessTokens } from '#kit/access-tokens.ts'
import { networkOf } from '#kit/client-address.ts'
import type { Database } from '#kit/database.ts'
import { notAuthenticated } from '#kit/errors.ts'
import type { WrongTries } from '#kit/wrong-tries.ts'
import type { TableRow } from './table-row.ts'

export type OpenGuestSession = {
  db: Database
  tokens: AccessTokens
  tries: WrongTries
  token: string
  address: string
  now: Date
}

/**
 * Opens a guest's session with the secret of a table's QR code. Throws NotAuthenticated for an unknown secret or a table that is
 * switched off, and TooManyRequests to an address that tries many of these: a right one always opens, whoever else is behind the address.
 */
export async function openGuestSession({
  db,
  tokens,
  tries,
  token,
  address,
  now,
}: OpenGuestSession): Promise<GuestSession> {
  const table = await db.one<TableRow>('SELECT * FROM tables WHERE "token" = ? AND "isActive" = ?', token, true)
  if (!table) await tries.count(networkOf(address))
  if (!table) throw notAuthenticated({ message: tableErrors.tokenUnknown, reason: 'tokenUnknown' })
  const { id, name, restaurantId, tokenVersion } = table
  const claims = { kind: 'guest', sub: String(id), tv: tokenVersion } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.guestHours })
  return { accessToken, expiresAt: expiresAt.toISOString(), table: { id, name }, restaurantId }
}
