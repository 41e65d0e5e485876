import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import { addToTip } from '#features/orders/door/add-to-tip.ts'
import { holdPaidOrder } from '#features/orders/door/take-payment.ts'
import type { Work } from '#kit/work.ts'
import { type CheckoutRow, sharesIn } from './checkout-columns.ts'

/**
 * Adds what a payment was rounded up by to the tip of its last order, when it is paid and before it is booked, so that all of it is owed. An order of which
 * as much is due no more is left as it is.
 */
export function* addRounding({ rounding, provider, restaurantId, ...begun }: CheckoutRow, now: Date): Work<void> {
  const last = sharesIn(begun).at(-1)
  if (rounding === 0 || begun.state === 'paid' || !last) return
  const order = yield* holdPaidOrder(last.orderId, restaurantId)
  if (!order || unpaidOf(order) !== last.amount) return
  yield* addToTip({ row: order, amount: rounding, provider, now })
}
