import { can } from '@brigade/domain/access/permissions.ts'
import type { Principal } from '@brigade/domain/access/principal.ts'
import { billErrors } from '@brigade/domain/orders/bills.errors.ts'
import type { DiscountOrder } from '@brigade/domain/orders/orders.acts.schema.ts'
import {
  discountAmountOf,
  discountedPrice,
  mayDiscount,
  problemsOfDiscount,
} from '@brigade/domain/orders/orders.discount.ts'
import { conflict, forbidden } from '#kit/errors.ts'
import type { FollowUps } from '#kit/follow-ups.ts'
import type { Work } from '#kit/work.ts'
import { holdBill } from './bills/hold-bill.ts'
import { findOrder } from './door/find-order.ts'
import { holdOrder } from './door/hold-orders.ts'
import type { Moved } from './move-order.ts'
import { refuseCart, refuseMoved, refuseStale } from './order-problems.ts'
import { orderOfRow } from './order-columns.ts'
import { saveAct } from './save-act.ts'

export type DiscountOrderInput = DiscountOrder & { principal: Principal; now: Date; followUps: FollowUps }

/**
 * Takes a percentage off what an order costs, lines and fees as they were sold, or takes that back with 0; who did it and why stays in the log. What was paid online
 * beyond the new price is a refund due. Throws BadRequest for a percentage out of range or without a reason, Conflict once the order
 * is merged or cancelled, or its bill closed.
 */
export function* discountOrder({
  id,
  discountPercentage,
  reason,
  version,
  principal,
  now,
  followUps,
}: DiscountOrderInput): Work<Moved> {
  if (!can(principal, 'orders:discount')) throw forbidden({ message: 'You may not give discounts.' })
  const { billId } = yield* findOrder(id, principal)
  const problems = problemsOfDiscount({ discountPercentage, reason })
  if (problems.length > 0) refuseCart(problems)
  const isBillOpen = yield* holdBill(billId)
  const row = yield* holdOrder(id)
  if (version !== undefined && version !== row.version) refuseStale(row)
  if (!mayDiscount(row.status)) yield* refuseMoved(row)
  if (!isBillOpen) {
    const extras = { order: orderOfRow(row) }
    throw conflict({ message: billErrors.billClosed, reason: 'billClosed', extras })
  }
  const discountHundredths = Math.round(discountPercentage * 100)
  if (discountHundredths === row.discountHundredths) return { order: orderOfRow(row), announcements: [], isSame: true }

  const fullPrice = row.orderPrice + discountAmountOf(row)
  const orderPrice = discountedPrice(fullPrice, { discountPercentage, currency: row.currency })
  const saved = yield* saveAct(row, {
    act: 'discount',
    changes: { discountHundredths, orderPrice },
    principal,
    now,
    reason: `${discountPercentage}%: ${reason.trim()}`,
  })
  if (!saved) throw new Error(`Order ${id} was changed while it was held`)
  const order = orderOfRow(saved)
  return { order, announcements: yield* followUps.run('orders:moved', { order, act: 'discount', principal, now }) }
}
