import { endOfCheckout } from '@brigade/domain/payments/checkouts.rules.ts'
import type { CheckoutEnd } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'
import { closePageSoon } from './close-page.job.ts'

/** Ends the open payments of an order that no longer fit it after a change. */
export function* followOutdated({ order, now }: { order: Order; now: Date }): Transaction<void> {
  yield* endOutdated(order, now)
}

type OrderOf = { id: number; restaurantId: number }

/** Ends the outdated payments of an order that the caller has locked. */
export function* endOutdated({ id: orderId, restaurantId }: OrderOf, now: Date): Transaction<void> {
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

/** Ends an open payment with a reason, and closes its page. One that was paid or has ended before stays as it is. */
export function* endAs(row: CheckoutRow, endReason: CheckoutEnd, now: Date): Transaction<void> {
  const ended = yield* checkoutColumns.update(
    { state: 'failed', openFor: null, endReason },
    { where: `"id" = ? AND "state" = 'open'`, params: [row.id] },
    row.currency,
  )
  if (ended.length > 0) yield* closePageSoon(row, now)
}
