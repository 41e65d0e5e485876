import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderSeenBy } from '#features/orders/public/find-order.ts'
import type { TableRecord } from '#features/tables/public/sees-at-table.ts'
import { badRequest } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'

type OwnOrder = TableRecord & { id: number; table: string }

/** Returns the order that a guest's request is about. Throws BadRequest for another table's. */
export function* ownOrder(principal: Principal, id: number): Transaction<OwnOrder> {
  const order = yield* orderSeenBy(principal, id)
  if (order) return order
  const sentence = 'This order isn’t from your table.'
  throw badRequest({ message: sentence, reason: 'orderUnknown', fields: { orderId: sentence } })
}
