import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import type { GuestSession } from '@brigade/domain/tables/tables.schema.ts'
import type { AccessTokens } from '#features/auth/public/access-tokens.ts'
import type { CountCall } from '#kit/admission/call-counter.ts'
import { networkOf } from '#kit/admission/client-address.ts'
import type { Database } from '#kit/database/database.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import type { TransactionHooks } from '#kit/events/transaction-hooks.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import type { WrongTries } from '#features/auth/public/wrong-tries.ts'
import type { TableRow } from './table-columns.ts'

export type OpeningGuestSession = {
  db: Database
  transactionHooks: TransactionHooks
  tokens: AccessTokens
  tries: WrongTries
  /** Counts the sessions that each table has opened recently. */
  countOpening: CountCall
  token: string
  address: string
  now: Date
}

/**
 * Opens a guest's session of the present sitting with the secret of a table's QR code. Throws NotAuthenticated for an unknown secret, a
 * table that is switched off or an archived venue, and TooManyRequests to an address that tries many of these, or for a table that opens very many: a right one
 * is accepted no matter who else is behind the address. Beyond the maximum number of open sessions of a table, the oldest end.
 */
export async function openGuestSession({
  db,
  transactionHooks,
  tokens,
  tries,
  countOpening,
  token,
  address,
  now,
}: OpeningGuestSession): Promise<GuestSession> {
  const table = await db.one<TableRow>(
    `SELECT t.* FROM tables t JOIN venues v ON v."id" = t."restaurantId"
     WHERE t."token" = ? AND t."isActive" = ? AND v."archivedAt" IS NULL`,
    token,
    true,
  )
  if (!table) await tries.count(networkOf(address))
  if (!table) throw tokenUnknown()
  const { id, name, restaurantId, tokenVersion } = table
  countOpening({ who: String(id), now })
  const { sitting, number } = await db.write(() => sitDown({ tableId: id, now, transactionHooks }))
  const claims = { kind: 'guest', sub: String(id), tv: tokenVersion, st: sitting, n: number } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.guestHours })
  return { accessToken, expiresAt: expiresAt.toISOString(), table: { id, name }, restaurantId }
}

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A guest scans the code of a table. */
    'tables:guestComes': { tableId: number; now: Date }
  }
}

type SitDown = { tableId: number; now: Date; transactionHooks: TransactionHooks }

type SatDown = { sitting: number; number: number }

/** Returns the sitting that a guest joins, after the hooks of their arrival, and the number of their session. */
function* sitDown({ tableId, now, transactionHooks }: SitDown): Transaction<SatDown> {
  yield* transactionHooks.run('tables:guestComes', { tableId, now })
  const row = yield* one<SatDown>(
    'UPDATE tables SET "guestSessions" = "guestSessions" + 1 WHERE "id" = ? RETURNING "sitting", "guestSessions" AS "number"',
    tableId,
  )
  // It was deleted while somebody sat down there.
  if (!row) throw tokenUnknown()
  return row
}

function tokenUnknown() {
  return notAuthenticated({ message: tableErrors.tokenUnknown, reason: 'tokenUnknown' })
}
