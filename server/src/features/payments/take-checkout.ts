import type { Currency } from '@brigade/domain/kit/money.ts'
import { sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'
import { addRounding } from './add-rounding.ts'
import { takePaid } from './take-money.ts'
import type { TookEvent } from './told-money.ts'

/** What a provider received for a payment that was begun here, in minor units. */
export type ToldCheckout = { eventId: string; amount: number; currency: Currency; reference: string }

/** The answer to what is about no payment of ours, or changes nothing of one. */
export const ignored: WebhookAnswer = { state: 'ignored', reason: null, orderId: null }

/** Takes what was paid for a payment that was begun here, share by share, each an event of its own. */
export function* takeCheckout(row: CheckoutRow, told: ToldCheckout, now: Date): Work<TookEvent> {
  const { provider, restaurantId } = row
  yield* addRounding(row, now)
  // First, so that it is no open payment any more of which its orders have no need.
  yield* endCheckout(row, 'paid', told.reference)
  const shares = sharesOf(told.amount, sharesIn(row))
  const payment = { ...told, kind: 'paid', provider, payment: told.reference } as const
  return yield* takePaid(payment, { restaurantId, shares, isOurs: true }, now)
}

/** Says what became of a payment that was begun. One that is paid stays so. */
export function* endCheckout(row: CheckoutRow, state: 'paid' | 'failed', reference: string | null): Work<void> {
  yield* checkoutColumns.update(
    { state, openFor: null, ...(reference !== null && { reference }) },
    { where: `"id" = ? AND "state" <> 'paid'`, params: [row.id] },
    row.currency,
  )
}

/** The payment that was begun with this token. */
export function* checkoutWith(token: string): Work<CheckoutRow | undefined> {
  return yield* one<CheckoutRow>('SELECT * FROM checkouts WHERE "token" = ?', token)
}
