import type { CartLineInput } from './orders.cart.schema.ts'
import { type Choice, isSameCart } from './orders.same-cart.ts'
import type { PatchOrder } from './orders.schema.ts'
import { actTowards, type OrderAct, type OrderStatus } from './orders.status.ts'

/** The intent of a client that sends an order back with changes. */
export type Intent =
  | { kind: 'cart'; cart: CartLineInput[] }
  | { kind: 'details' }
  | { kind: 'merge' }
  | { kind: 'move'; act: Exclude<OrderAct, 'update' | 'merge'> }
  | { kind: 'refused'; why: 'stale' | 'statusAndCart' | 'statusNotSettable' }

/** The current order. Its lines are loaded only if lines were sent. */
type Order = { status: OrderStatus; version: number; lines: () => readonly Choice[] }

/**
 * Returns the intent of a PATCH of an order: a cart that differs is a new cart, a status that differs is an act of the
 * status machine, anything else changes details. A client may send the whole order back with one of them changed. (spec
 * 1, §7)
 */
export function intentOf({ cart, status, version }: PatchOrder, order: Order): Intent {
  const isNewStatus = status !== undefined && status !== order.status
  if (cart !== undefined && !isSameCart(order.lines(), cart)) {
    // A cart from an older version is refused as stale, whatever else came with it.
    if (version !== undefined && version !== order.version) return { kind: 'refused', why: 'stale' }
    return isNewStatus ? { kind: 'refused', why: 'statusAndCart' } : { kind: 'cart', cart }
  }
  if (status === undefined) return { kind: 'details' }
  // The status is already reached: `status` alone repeats an act, and the answer names who did it.
  const isRepeatedAct = cart === undefined && version === undefined && status !== 'updated'
  return isNewStatus || isRepeatedAct ? towards(status) : { kind: 'details' }
}

function towards(status: OrderStatus): Intent {
  const act = actTowards(status)
  if (act === null || act === 'update') return { kind: 'refused', why: 'statusNotSettable' }
  return act === 'merge' ? { kind: 'merge' } : { kind: 'move', act }
}
