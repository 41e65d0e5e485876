import { endOfCheckout } from '@brigade/domain/payments/checkouts.rules.ts'
import type { CheckoutEnd } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { Announcement } from '#kit/follow-ups.ts'
import { many, one, type Work } from '#kit/work.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'
import { closePageSoon } from './close-page.job.ts'

/** Ends what was begun to pay an order and is not to be paid any more, as the order stands after what was done to it. */
export function* followOutdated({ order, now }: { order: Order; now: Date }): Work<Announcement[]> {
  yield* endOutdated(order, now)
  return []
}

type OrderOf = { id: number; restaurantId: number }

/** The same for an order that the caller holds. */
export function* endOutdated({ id: orderId, restaurantId }: OrderOf, now: Date): Work<void> {
  const open = yield* many<CheckoutRow>(
    `SELECT * FROM checkouts WHERE "restaurantId" = ? AND "state" = 'open' AND "expiresAt" > ? ORDER BY "id"`,
    restaurantId,
    now.toISOString(),
  )
  const begun = open.flatMap((row) => {
    const share = sharesIn(row).find((each) => each.orderId === orderId)
    return share ? [{ row, share: share.amount, isWhole: Boolean(row.isWhole) }] : []
  })
  if (begun.length === 0) return
  const order = yield* one<Parameters<typeof endOfCheckout>[0]['order']>('SELECT * FROM orders WHERE "id" = ?', orderId)
  if (!order) return
  for (const { row, ...payment } of begun) {
    const end = endOfCheckout({ ...payment, order })
    if (end) yield* endAs(row, end, now)
  }
}

/** Says why a payment is not to be made any more, and has its page closed. One that was paid or has ended before stays as it is. */
export function* endAs(row: CheckoutRow, endReason: CheckoutEnd, now: Date): Work<void> {
  const ended = yield* checkoutColumns.update(
    { state: 'failed', openFor: null, endReason },
    { where: `"id" = ? AND "state" = 'open'`, params: [row.id] },
    row.currency,
  )
  if (ended.length > 0) yield* closePageSoon(row, now)
}
