import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { DiscardTestOrder } from '@brigade/domain/orders/test-orders.schema.ts'
import { isOpenStatus } from '@brigade/domain/orders/orders.status.ts'
import { discardedTest } from '@brigade/domain/orders/test-orders.ts'
import type { Call } from '#kit/context/call.ts'
import { conflict } from '#kit/errors/errors.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { findOrder } from './public/find-order.ts'
import { lockOrder } from './public/lock-orders.ts'
import { refuseMovedOrder } from './records/order-problems.ts'
import { orderOfRow } from './records/order-columns.ts'
import { saveAct } from './records/save-act.ts'

/** Cancels a test order that is not finished, also a delivered one. Throws Conflict for any other order. */
export function* discardTestOrder({ id }: DiscardTestOrder, call: Call): Transaction<Order> {
  yield* findOrder(id, call.principal)
  const row = yield* lockOrder(id)
  if (!row.isTest) {
    throw conflict({ message: orderErrors.notATest, reason: 'notATest', extras: { order: orderOfRow(row) } })
  }
  if (!isOpenStatus(row.status)) yield* refuseMovedOrder(row)
  const at = call.now.toISOString()
  const changes = { status: 'cancelled', cancelAt: at, cancelReason: discardedTest, cancelAskedAt: null } as const
  const order = yield* saveAct(row, { act: 'cancel', changes, reason: discardedTest }, call)
  if (!order) throw new Error(`Order ${id} was changed while it was held`)
  yield* call.app.transactionHooks.run('orders:moved', { order, act: 'cancel', ...call })
  return order
}
