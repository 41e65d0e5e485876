import { FeathersError } from '@feathersjs/errors'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { preOrderErrors } from '@brigade/domain/preorders/preorders.errors.ts'
import type { PreOrder } from '@brigade/domain/preorders/preorders.schema.ts'
import { seesAtTable } from '#features/tables/public/sees-at-table.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { conflict, recordUnknown } from '#kit/errors/errors.ts'
import { preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/** Returns a pre-order that this principal may see: staff those of their venues, guests those of their sitting. Throws NotFound. */
export function* findPreOrder(id: number, principal: Principal): Transaction<PreOrderRow> {
  const row = yield* one<PreOrderRow>('SELECT * FROM pre_orders WHERE "id" = ?', id)
  if (!row || !seesAtTable(principal, row)) throw recordUnknown(`No pre-order with id ${id}`)
  return row
}

/** Returns the pre-order of an order; undefined if it has none. */
export function* preOrderOf(orderId: number): Transaction<PreOrderRow | undefined> {
  return yield* one<PreOrderRow>('SELECT * FROM pre_orders WHERE "orderId" = ?', orderId)
}

/** Locks a pre-order until the transaction ends. The caller has locked its order, and its form if it locks one. */
export function* holdPreOrder(id: number, principal: Principal): Transaction<PreOrderRow> {
  yield* lockRow('pre_orders', { id, by: 'note' })
  return yield* findPreOrder(id, principal)
}

/** Refuses an act on a pre-order that is in the kitchen or cancelled, and includes it as it is. */
export function refuseMovedPreOrder(row: PreOrderRow): never {
  const current: PreOrder = preOrderOfRow(row)
  throw conflict({ message: preOrderErrors.notWaiting, reason: 'notWaiting', extras: { state: row.state, current } })
}

/** Returns whether an error is that refusal. */
export function hasMoved(error: unknown): boolean {
  if (!(error instanceof FeathersError)) return false
  const data: unknown = error.data
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'notWaiting'
}
