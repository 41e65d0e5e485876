import { type Permission, rolesThatMay } from '@brigade/domain/access/permissions.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { many, one, placesFor, type Work } from '#kit/work.ts'

/** Where somebody is signed in: one whom nobody uses says nothing on a locked screen. */
const listening = `FROM push_subscriptions p JOIN users u ON u."id" = p."userId"
  JOIN sessions s ON s."id" = p."sessionId" AND s."userId" = p."userId" WHERE u."isActive" = ? AND s."expiresAt" > ?`

type AtVenue = {
  restaurantId: number
  permission: Permission
  now: Date
  /** Who knows already. */
  exceptUserId?: number
}

/**
 * The ids of the subscriptions of those who work at a venue and are called there by this permission: of several venues it is the first, as on
 * their screens.
 */
export function* phonesAt({ restaurantId, permission, now, exceptUserId }: AtVenue): Work<number[]> {
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

/** What is needed to send something to a subscription. */
export type Phone = {
  id: number
  endpoint: string
  p256dh: string
  auth: string
  confirmedAt: string
  language: Language
}

/** One that still listens; undefined for one that was ended or where nobody is signed in any more. */
export function* findPhone(id: number, now: Date): Work<Phone | undefined> {
  return yield* one<Phone>(
    `SELECT p."id", p."endpoint", p."p256dh", p."auth", p."confirmedAt", u."language" ${listening} AND p."id" = ?`,
    true,
    now.toISOString(),
    id,
  )
}
