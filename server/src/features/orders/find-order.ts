import type { Principal } from '@brigade/domain/access/principal.ts'
import { notFound } from '#kit/errors.ts'
import { seesAtTable } from '#kit/sittings.ts'
import { one, type Work } from '#kit/work.ts'
import type { OrderRow } from './order-columns.ts'

/** An order that this principal may see; anybody else's is not found, as if it did not exist. */
export function* findOrder(id: number, principal: Principal): Work<OrderRow> {
  const row = yield* one<OrderRow>('SELECT * FROM orders WHERE "id" = ?', id)
  if (!row || !seesAtTable(principal, row)) throw notFound({ message: `No order with id ${id}` })
  return row
}
