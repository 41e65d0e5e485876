import type { Currency } from '@brigade/domain/kit/money.ts'
import { sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'
import { takePaid } from './take-money.ts'
import { unpaidOf } from '@brigade/domain/orders/orders.payments.ts'
import { addToTip } from '#features/orders/public/add-to-tip.ts'
import { holdPaidOrder } from '#features/orders/public/take-payment.ts'

/** The money that a provider received for a payment that began here, in minor units. */
export type ReportedCheckout = { eventId: string; amount: number; currency: Currency; reference: string }

/** The answer to an event about no payment of ours, or one that changes nothing. */
export const ignoredEvent: WebhookAnswer = { state: 'ignored', reason: null, orderId: null }

/** Processes a payment that began here, share by share, each an event of its own. */
export function* takeCheckout(row: CheckoutRow, told: ReportedCheckout, now: Date): Transaction<WebhookAnswer> {
  const { provider, restaurantId } = row
  yield* addRounding(row, now)
  // Ends the checkout first, so that it no longer counts as an open payment that its orders don't need.
  yield* endCheckout(row, 'paid', told.reference)
  const shares = sharesOf(told.amount, sharesIn(row))
  const payment = { ...told, kind: 'paid', provider, payment: told.reference } as const
  return yield* takePaid(payment, { restaurantId, shares, isOurs: true }, now)
}

/** Stores the outcome of a begun payment. One that is paid stays so. */
export function* endCheckout(row: CheckoutRow, state: 'paid' | 'failed', reference: string | null): Transaction<void> {
  yield* checkoutColumns.update(
    { state, openFor: null, ...(reference !== null && { reference }) },
    { where: `"id" = ? AND "state" <> 'paid'`, params: [row.id] },
    row.currency,
  )
}

/** Returns the payment that was begun with this token. */
export function* checkoutWith(token: string): Transaction<CheckoutRow | undefined> {
  return yield* one<CheckoutRow>('SELECT * FROM checkouts WHERE "token" = ?', token)
}

/**
 * Adds the amount by which a payment was rounded up to the tip of its last order, when it is paid and before it is booked, so that all of
 * it is owed. If less is due for the order by now, it stays as it is.
 */
function* addRounding({ rounding, provider, restaurantId, ...begun }: CheckoutRow, now: Date): Transaction<void> {
  const last = sharesIn(begun).at(-1)
  if (rounding === 0 || begun.state === 'paid' || !last) return
  const order = yield* holdPaidOrder(last.orderId, restaurantId)
  if (!order || unpaidOf(order) !== last.amount) return
  yield* addToTip({ row: order, amount: rounding, provider, now })
}
