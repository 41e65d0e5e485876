import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { Knex } from 'knex'

/** A record that stands at a table: an order or a request. */
type AtTable = { restaurantId: number; tableId: number; createdAt: string }

/** The earliest creation of what a guest still sees: as long ago as a guest's session lasts, and no earlier guest's. */
function guestsSeeSince(now: Date): string {
  return new Date(now.getTime() - tokenLifetimes.guestHours * 3_600_000).toISOString()
}

/** Whether a record is recent enough for the guests who sit at its table now. */
export function isGuestsConcern({ createdAt }: Pick<AtTable, 'createdAt'>, now: Date): boolean {
  return createdAt >= guestsSeeSince(now)
}

/** Whether a principal may see a record: staff those of their venues, a guest the recent ones of their own table. */
export function seesAtTable(principal: Principal, record: AtTable, now: Date): boolean {
  if (!worksAt(principal, record.restaurantId)) return false
  return principal.kind !== 'guest' || (record.tableId === principal.tableId && isGuestsConcern(record, now))
}

/** Narrows a list to what a guest may see of it; everybody else's stays as it is. */
export function withinGuestWindow(rows: Knex.QueryBuilder, principal: Principal, now: Date): Knex.QueryBuilder {
  if (principal.kind !== 'guest') return rows
  return rows.where('tableId', principal.tableId).where('createdAt', '>=', guestsSeeSince(now))
}
