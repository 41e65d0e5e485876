import { type Permission, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { many, one, placesFor, type Transaction } from '#kit/database/transaction.ts'

/** Browsers with a valid session: after a sign-out, no message is shown on a locked screen. */
const listening = `FROM push_subscriptions p JOIN users u ON u."id" = p."userId"
  JOIN sessions s ON s."id" = p."sessionId" AND s."userId" = p."userId" WHERE u."isActive" = ? AND s."expiresAt" > ?`

type AtVenue = {
  restaurantId: number
  permission: Permission
  now: Date
  /** A user who knows already. */
  exceptUserId?: number
}

/**
 * Returns the ids of the subscriptions of people who work at a venue and have this permission there: people of several venues only for the
 * first, as on their screens.
 */
export function* phonesAt({ restaurantId, permission, now, exceptUserId }: AtVenue): Transaction<number[]> {
  const roles = rolesThatMay(permission)
  const rows = yield* many<{ id: number }>(
    `SELECT p."id" ${listening}${exceptUserId === undefined ? '' : ' AND u."id" <> ?'} AND u."role" IN (${placesFor(roles)})
       AND u."id" IN (SELECT v."userId" FROM user_venues v WHERE v."restaurantId" = ? AND NOT EXISTS (
         SELECT 1 FROM user_venues e WHERE e."userId" = v."userId" AND (e."position" < v."position"
           OR (e."position" = v."position" AND e."restaurantId" < v."restaurantId")))) ORDER BY p."id"`,
    true,
    now.toISOString(),
    ...(exceptUserId === undefined ? [] : [exceptUserId]),
    ...roles,
    restaurantId,
  )
  return rows.map(({ id }) => id)
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
