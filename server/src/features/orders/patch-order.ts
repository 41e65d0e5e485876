import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { type Intent, intentOf } from '@brigade/domain/orders/orders.intent.ts'
import type { Order, PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { badRequest } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { changeCart } from './change-cart.ts'
import { changeDetails, changesDetails } from './change-details.ts'
import { findOrder } from './public/find-order.ts'
import { mergeOrders } from './merge-orders.ts'
import { moveOrder } from './public/move-order.ts'
import { type OrderRow, soldLinesOf } from './records/order-columns.ts'
import { refuseDifferences, refuseStaleOrder } from './records/order-problems.ts'
import { figureDifferences } from './order-totals.ts'

/**
 * Does the act that a PATCH means. Fields beside a status are changed with it, or neither is. Throws BadRequest if it means two acts at
 * once or none, Conflict for a cart made from an older version or with other prices than the order's, and the errors of the act itself.
 * (spec 1, §7)
 */
export function* patchOrder(id: number, change: PatchOrder, call: Call): Transaction<Order> {
  const { principal } = call
  const row = yield* findOrder(id, principal)
  const { status, version } = row
  const intent = intentOf(change, { status, version, lines: () => soldLinesOf(row) })
  if (intent.kind === 'refused') return refusals[intent.why](row)
  if (intent.kind === 'cart') return yield* changeCart(id, { ...change, cart: intent.cart }, call)
  // A change from an older version is refused further below, by the kind of change.
  const differences = change.version === undefined || change.version === version ? figureDifferences(change, row) : []
  if (differences.length > 0) refuseDifferences(differences)
  if (intent.kind === 'details') return yield* changeDetails(id, change, call)
  if (changesDetails({ change, row, principal })) yield* changeDetails(id, change, call)
  if (intent.kind === 'merge') return yield* mergeOrders(id, change.mergedInto, call)
  return yield* moveOrder({ id, act: intent.act, reason: change.cancelReason?.trim() }, call)
}

const refusals = {
  stale: refuseStaleOrder,
  statusAndCart: () => {
    const fields = { status: orderErrors.statusAndCart }
    throw badRequest({ message: orderErrors.statusAndCart, reason: 'statusAndCart', fields })
  },
  statusNotSettable: () => {
    const sentence = 'An order can’t be set to this status.'
    throw badRequest({ message: sentence, reason: 'statusNotSettable', fields: { status: sentence } })
  },
} satisfies Record<Extract<Intent, { kind: 'refused' }>['why'], (row: OrderRow) => never>
