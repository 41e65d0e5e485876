import type { Role } from '@brigade/domain/access/roles.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { many, one, placesFor, type Transaction } from '#kit/database/transaction.ts'

/** Browsers with a valid session: after a sign-out, no message is shown on a locked screen. */
const listening = `FROM push_subscriptions p JOIN users u ON u."id" = p."userId"
  JOIN sessions s ON s."id" = p."sessionId" AND s."userId" = p."userId" WHERE u."isActive" = ? AND s."expiresAt" > ?`

type AtVenue = {
  restaurantId: number
  roles: readonly Role[]
  now: Date
  /** A user who knows already. */
  exceptUserId?: number
}

/**
 * Returns the ids of the subscriptions of people who work at a venue and have one of these roles, also of those who work at others too.
 */
export function* phonesAt({ restaurantId, roles, now, exceptUserId }: AtVenue): Transaction<number[]> {
  if (roles.length === 0) return []
  const rows = yield* many<{ id: number }>(
    `SELECT p."id" ${listening}${exceptUserId === undefined ? '' : ' AND u."id" <> ?'} AND u."role" IN (${placesFor(roles)})
       AND u."id" IN (SELECT "userId" FROM user_venues WHERE "restaurantId" = ?) ORDER BY p."id"`,
    true,
    now.toISOString(),
    ...(exceptUserId === undefined ? [] : [exceptUserId]),
    ...roles,
    restaurantId,
  )
  return rows.map(({ id }) => id)
}

/** Returns the name of a venue, if the person of a subscription works at others too; null if it goes without saying. */
export function* venueToName(subscriptionId: number, restaurantId: number): Transaction<string | null> {
  const row = yield* one<{ name: string }>(
    `SELECT v."name" FROM venues v WHERE v."id" = ? AND EXISTS (
       SELECT 1 FROM push_subscriptions p JOIN user_venues o ON o."userId" = p."userId"
       WHERE p."id" = ? AND o."restaurantId" <> v."id")`,
    restaurantId,
    subscriptionId,
  )
  return row?.name ?? null
}

/** The data for sending a message to a subscription. */
export type Phone = {
  id: number
  endpoint: string
  p256dh: string
  auth: string
  confirmedAt: string
  language: Language
}

/** Returns an active subscription; undefined if it was ended or its session is over. */
export function* findPhone(id: number, now: Date): Transaction<Phone | undefined> {
  return yield* one<Phone>(
    `SELECT p."id", p."endpoint", p."p256dh", p."auth", p."confirmedAt", u."language" ${listening} AND p."id" = ?`,
    true,
    now.toISOString(),
    id,
  )
}
