import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { type AlertableRole, alertableRoles } from '@brigade/domain/requests/escalation.schema.ts'
import { otherVenue } from '#kit/errors/errors.ts'
import { many, placesFor, type Transaction } from '#kit/database/transaction.ts'

type Asking = { restaurantId: number; principal: Principal }

/** Returns the roles that requests can alert and that somebody at a venue has. Throws Forbidden for a venue of others. */
export function* listStaffedRoles({ restaurantId, principal }: Asking): Transaction<{ roles: AlertableRole[] }> {
  if (!worksAt(principal, restaurantId)) throw otherVenue()
  const rows = yield* many<{ role: string }>(
    `SELECT DISTINCT u."role" FROM users u JOIN user_venues v ON v."userId" = u."id"
     WHERE v."restaurantId" = ? AND u."isActive" = ? AND u."role" IN (${placesFor(alertableRoles)})`,
    restaurantId,
    true,
    ...alertableRoles,
  )
  return { roles: alertableRoles.filter((role) => rows.some((row) => row.role === role)) }
}
