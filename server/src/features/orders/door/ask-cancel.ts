import type { Principal } from '@brigade/domain/access/principal.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { emit, type Work } from '#kit/work.ts'
import { orderOfRow, type OrderRow } from '../order-columns.ts'
import { saveAct } from '../save-act.ts'

export type AskCancel = { row: OrderRow; principal: Principal; now: Date }

/** Makes a guest's wish to cancel a state of an order that the caller holds, which all see until somebody cancels or keeps it. (product, Orders) */
export function* askCancel({ row, principal, now }: AskCancel): Work<void> {
  const changes = { cancelAskedAt: now.toISOString() }
  const saved = yield* saveAct(row, { act: 'askCancel', changes, principal, now })
  if (saved) yield* emit(ordersPath, 'patched', orderOfRow(saved))
}
