import type { CartLineInput } from './orders.cart.schema.ts'
import { type Choice, isSameCart } from './orders.same-cart.ts'
import type { PatchOrder } from './orders.schema.ts'
import { actTowards, type OrderAct, type OrderStatus } from './orders.status.ts'

/** What a client means that sends an order back with changes. */
export type Intent =
  | { kind: 'cart'; cart: CartLineInput[] }
  | { kind: 'details' }
  | { kind: 'merge' }
  | { kind: 'move'; act: Exclude<OrderAct, 'update' | 'merge'> }
  | { kind: 'refused'; why: 'stale' | 'statusAndCart' | 'statusNotSettable' }

/** The order as it is. Its lines are asked for only where lines were sent. */
type Order = { status: OrderStatus; version: number; lines: () => readonly Choice[] }

/**
 * What a PATCH of an order means: a cart that differs is a new cart, a status that differs is an act of the status machine, else it
 * changes the details beside them. A client may send the whole order back with one of them changed. (spec 1, §7)
 */
export function intentOf({ cart, status, version }: PatchOrder, order: Order): Intent {
  const isNewStatus = status !== undefined && status !== order.status
  if (cart !== undefined && !isSameCart(order.lines(), cart)) {
    // A cart that was made from an older version is told so, whatever else came with it.
    if (version !== undefined && version !== order.version) return { kind: 'refused', why: 'stale' }
    return isNewStatus ? { kind: 'refused', why: 'statusAndCart' } : { kind: 'cart', cart }
  }
  if (status === undefined) return { kind: 'details' }
  // Asked for again what is already so: `status` alone is a repeated act, and is told who did it.
  const isRepeatedAct = cart === undefined && version === undefined && status !== 'updated'
  return isNewStatus || isRepeatedAct ? towards(status) : { kind: 'details' }
}

function towards(status: OrderStatus): Intent {
  const act = actTowards(status)
  if (act === null || act === 'update') return { kind: 'refused', why: 'statusNotSettable' }
  return act === 'merge' ? { kind: 'merge' } : { kind: 'move', act }
}
