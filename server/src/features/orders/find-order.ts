import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { type Principal, worksAt } from '@brigade/domain/access/principal.ts'
import { notFound } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'
import type { OrderRow } from './order-row.ts'

/** An order that this principal may see; anybody else's is not found, as if it did not exist. */
export function* findOrder(id: number, principal: Principal, now: Date): Work<OrderRow> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  if (!row || !sees(principal, row, now)) throw notFound({ message: `No order with id ${id}` })
  return row
}

/** The earliest creation of an order or request that a guest's screen still shows: as long ago as a guest's session lasts. */
export function guestsSeeSince(now: Date): string {
  return new Date(now.getTime() - tokenLifetimes.guestHours * 3_600_000).toISOString()
}

function sees(principal: Principal, row: OrderRow, now: Date): boolean {
  if (!worksAt(principal, row.restaurantId)) return false
  return principal.kind !== 'guest' || (row.tableId === principal.tableId && row.createdAt >= guestsSeeSince(now))
}
