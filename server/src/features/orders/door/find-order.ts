import type { Principal } from '@brigade/domain/access/principal.ts'
import { notFound } from '#kit/errors.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import { one, type Work } from '#kit/work.ts'
import type { OrderRow } from '../order-columns.ts'

/** An order that this principal may see; anybody else's is not found, as if it did not exist. */
export function* findOrder(id: number, principal: Principal): Work<OrderRow> {
  const row = yield* orderSeenBy(principal, id)
  if (!row) throw notFound({ message: `No order with id ${id}` })
  return row
}

/** The same for who has a refusal of their own: undefined for one that this principal may not see. */
export function* orderSeenBy(principal: Principal, id: number): Work<OrderRow | undefined> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  return row && seesAtTable(principal, row) ? row : undefined
}
