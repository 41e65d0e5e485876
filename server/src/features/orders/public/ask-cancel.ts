import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import type { OrderRow } from '../records/order-columns.ts'
import { saveAct } from '../records/save-act.ts'

export type AskCancel = { row: OrderRow; principal: Principal; now: Date }

/**
 * Stores a guest's wish to cancel on an order that the caller has locked; it is shown until the order is cancelled or the wish is declined.
 * (product, Orders)
 */
export function* askCancel({ row, principal, now }: AskCancel): Transaction<void> {
  const changes = { cancelAskedAt: now.toISOString() }
  yield* saveAct(row, { act: 'askCancel', changes }, { principal, now })
}
