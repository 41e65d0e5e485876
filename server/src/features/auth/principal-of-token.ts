import type { GuestPrincipal, MachinePrincipal, Principal, StaffPrincipal } from '@brigade/domain/access/principal.ts'
import { type AccessTokens, signedOut } from './public/access-tokens.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { isEnded } from './ended-tokens.ts'
import type { MachineScope } from '@brigade/domain/access/machine-scopes.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { guestSessionsAtMost, tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { hashOfToken } from '#kit/settings/secret-tokens.ts'
import { findOpenVenueIdsOf, refuseArchived } from './public/find-account.ts'

export type KnownPrincipal = {
  principal: Principal
  /** The time at which the token expires, in milliseconds; a machine's key does not expire. */
  expiresAt: number
  /** When the person was noted as seen; only for staff. */
  lastSeenAt?: string | null
}

/** Returns the principal of a bearer token or machine key. Throws NotAuthenticated for one that is wrong, too old or revoked. */
export function* principalOfToken({
  tokens,
  token,
  now,
}: {
  tokens: AccessTokens
  token: string
  now: Date
}): Transaction<KnownPrincipal> {
  if (!isJwt.test(token)) {
    return { principal: yield* found(findMachine(token)), expiresAt: Number.POSITIVE_INFINITY }
  }
  const claims = tokens.verify(token, now)
  const id = Number(claims.sub)
  const expiresAt = claims.exp * 1000
  if (claims.kind === 'guest') {
    if (yield* isEnded(claims)) throw signedOut()
    const guest = yield* found(
      findGuest({ tableId: id, tokenVersion: claims.tv, sitting: claims.st, number: claims.n }),
    )
    return { principal: guest.principal, expiresAt: readableUntil(guest, { expiresAt, now }) }
  }
  const { sessionEndsAt, ...staff } = yield* found(findStaff(id, claims.sid, now))
  return { ...staff, expiresAt: Math.min(Date.parse(sessionEndsAt), expiresAt) }
}

/** A JWT has three parts; a machine's key has no dots. */
const isJwt = /^[^.]+\.[^.]+\.[^.]*$/

function* found<T>(finding: Transaction<T | undefined>): Transaction<T> {
  const principal = yield* finding
  if (!principal) throw signedOut()
  return principal
}

type FoundStaff = { principal: StaffPrincipal; lastSeenAt: string | null; sessionEndsAt: string }

type StaffRow = Pick<StaffPrincipal, 'id' | 'role' | 'fname' | 'lname'> & Omit<FoundStaff, 'principal'>

function* findStaff(id: number, sessionId: string, now: Date): Transaction<FoundStaff | undefined> {
  const row = yield* one<StaffRow>(
    `SELECT u."id", u."role", u."fname", u."lname", s."lastSeenAt", s."expiresAt" AS "sessionEndsAt" FROM sessions s JOIN users u ON u."id" = s."userId"
     WHERE s."id" = ? AND s."userId" = ? AND s."expiresAt" > ? AND u."isActive" = ?`,
    sessionId,
    id,
    now.toISOString(),
    true,
  )
  if (!row) return undefined
  const { lastSeenAt, sessionEndsAt, ...person } = row
  const restaurantId = yield* findOpenVenueIdsOf(id)
  yield* refuseArchived(person, restaurantId)
  const principal: StaffPrincipal = { kind: 'staff', ...person, restaurantId, sessionId }
  return { principal, lastSeenAt, sessionEndsAt }
}

type FindGuest = Pick<GuestPrincipal, 'tableId' | 'tokenVersion' | 'sitting'> & {
  /** The number of the session at the table: beyond the limit, the oldest have ended. */
  number: number | undefined
}

type GuestTable = {
  name: string
  restaurantId: number
  sitting: number
  guestSessions: number
  billClosedAt: string | null
}

type FoundGuest = { principal: GuestPrincipal; billClosedAt: string | null }

function* findGuest({ tableId, tokenVersion, sitting, number }: FindGuest): Transaction<FoundGuest | undefined> {
  const row = yield* one<GuestTable>(
    `SELECT t."name", t."restaurantId", t."sitting", t."guestSessions", b."closedAt" AS "billClosedAt"
     FROM tables t JOIN venues v ON v."id" = t."restaurantId"
     LEFT JOIN bills b ON b."tableId" = t."id" AND b."sitting" = ?
     WHERE t."id" = ? AND t."tokenVersion" = ? AND t."isActive" = ? AND v."archivedAt" IS NULL`,
    sitting,
    tableId,
    tokenVersion,
    true,
  )
  if (!row) return undefined
  if (number !== undefined && row.guestSessions - number >= guestSessionsAtMost) return undefined
  const principal: GuestPrincipal = {
    kind: 'guest',
    role: 'guest',
    tableId,
    tableName: row.name,
    restaurantId: [row.restaurantId],
    tokenVersion,
    sitting,
    isOver: row.sitting !== sitting,
  }
  return { principal, billClosedAt: row.billClosedAt }
}

/** Returns until when a guest's token is valid: once the bill of the sitting is closed, for as long as that bill can be read. */
function readableUntil({ principal, billClosedAt }: FoundGuest, token: { expiresAt: number; now: Date }): number {
  if (!principal.isOver) return token.expiresAt
  const until = Date.parse(billClosedAt ?? '') + tokenLifetimes.closedBillHours * 3_600_000
  if (!(until > token.now.getTime())) {
    throw notAuthenticated({ message: authErrors.sittingOver, reason: 'sittingOver' })
  }
  return Math.min(until, token.expiresAt)
}

function* findMachine(key: string): Transaction<MachinePrincipal | undefined> {
  const row = yield* one<{ id: number; name: string; restaurantId: number; scopes: string | null }>(
    'SELECT "id", "name", "restaurantId", "scopes" FROM machines WHERE "keyHash" = ? AND "revokedAt" IS NULL',
    hashOfToken(key),
  )
  if (!row) return undefined
  const { id, name, restaurantId, scopes } = row
  return {
    kind: 'machine',
    role: 'machine',
    id,
    name,
    restaurantId: [restaurantId],
    scopes: scopes === null ? null : readStored<MachineScope[]>(scopes),
  }
}
