import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderSeenBy } from '#features/orders/door/find-order.ts'
import type { AtTable } from '#features/tables/door/sees-at-table.ts'
import { badRequest } from '#kit/errors.ts'
import type { Work } from '#kit/work.ts'

type OwnOrder = AtTable & { id: number; table: string }

/** The order that a guest asks something about. Throws BadRequest for another table's. */
export function* ownOrder(principal: Principal, id: number): Work<OwnOrder> {
  const order = yield* orderSeenBy(principal, id)
  if (order) return order
  const sentence = 'This is not an order of your table.'
  throw badRequest({ message: sentence, reason: 'orderUnknown', fields: { orderId: sentence } })
}
