import type { Principal } from '@brigade/domain/access/principal.ts'
import { orderErrors } from '@brigade/domain/orders/orders.errors.ts'
import { isSameCart } from '@brigade/domain/orders/orders.same-cart.ts'
import type { PatchOrder } from '@brigade/domain/orders/orders.schema.ts'
import { actTowards } from '@brigade/domain/orders/orders.status.ts'
import type { Catalogues } from '#features/menus/door/catalogues.ts'
import { badRequest } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { changeCart } from './change-cart.ts'
import { changeDetails, changesDetails } from './change-details.ts'
import { findOrder } from './door/find-order.ts'
import { mergeOrders } from './merge-orders.ts'
import { type Moved, moveOrder } from './move-order.ts'
import { soldLinesOf } from './order-columns.ts'
import { refuseStale } from './order-problems.ts'

export type PatchOrderInput = {
  id: number
  change: PatchOrder
  principal: Principal
  now: Date
  catalogues: Catalogues
  followUps: FollowUps
}

/**
 * Does what a PATCH means: a status that differs is an act of the status machine, a cart that differs a new cart, else the details
 * beside them. A client may send the whole order back with one of them changed. (spec 1, §7)
 */
export function* patchOrder({ id, change, ...rest }: PatchOrderInput): Work<Moved> {
  const { principal, now } = rest
  const row = yield* findOrder(id, principal)
  const { cart, status, version } = change
  const isNewCart = cart !== undefined && !isSameCart(soldLinesOf(row), cart)
  const isNewStatus = status !== undefined && status !== row.status
  // A cart that was made from an older version is told so, whatever else came with it.
  if (isNewCart && version !== undefined && version !== row.version) refuseStale(row)
  if (isNewStatus && isNewCart) {
    const fields = { status: orderErrors.statusAndCart }
    throw badRequest({ message: orderErrors.statusAndCart, reason: 'statusAndCart', fields })
  }
  if (isNewCart) return yield* changeCart({ id, change: { ...change, cart }, ...rest })
  // Asked for again what is already so: `status` alone is a repeated act, and is told who did it.
  const isRepeatedAct = status !== undefined && cart === undefined && version === undefined && status !== 'updated'
  if (status === undefined || (!isNewStatus && !isRepeatedAct))
    return yield* changeDetails({ id, change, principal, now })

  const act = actTowards(status)
  if (act === null || act === 'update') {
    const sentence = 'An order cannot be set to this status.'
    throw badRequest({ message: sentence, reason: 'statusNotSettable', fields: { status: sentence } })
  }
  // What was sent beside the status is changed with it, or neither is.
  if (changesDetails(change, row)) yield* changeDetails({ id, change, principal, now })
  if (act === 'merge') return yield* mergeOrders({ id, into: change.mergedInto, ...rest })
  return yield* moveOrder({ id, act, reason: change.cancelReason?.trim(), ...rest })
}
