import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { Knex } from 'knex'
import { forbidden } from '#kit/errors/errors.ts'

/** A record that belongs to a sitting at a table: an order, a request or a bill. */
export type TableRecord = { restaurantId: number; tableId: number; sitting: number }

/** Returns whether a principal may see a record: staff those of their venues, a guest those of their own sitting. */
export function seesAtTable(principal: Principal, record: TableRecord): boolean {
  if (!worksAt(principal, record.restaurantId)) return false
  return principal.kind !== 'guest' || (record.tableId === principal.tableId && record.sitting === principal.sitting)
}

/** Narrows a list to what a guest may see of it; lists of other principals stay as they are. */
export function withinSitting(rows: Knex.QueryBuilder, principal: Principal): Knex.QueryBuilder {
  if (principal.kind !== 'guest') return rows
  return rows.where('tableId', principal.tableId).where('sitting', principal.sitting)
}

/** Returns the refusal of a guest's call that names another table. */
export function otherTable(message: string) {
  return forbidden({ message, reason: 'otherTable', fields: { tableId: message } })
}

/** Returns the refusal of a guest's call about a table after their sitting. */
export function sittingOver() {
  return forbidden({ message: authErrors.sittingOver, reason: 'sittingOver' })
}
