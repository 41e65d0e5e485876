import { type Currency } from '@brigade/domain/kit/money.ts'
import { sharesOf } from '@brigade/domain/orders/payments.shares.ts'
import type { CheckoutProvider } from '@brigade/domain/payments/checkouts.schema.ts'
import type { WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { one, type Work } from '#kit/work.ts'
import { checkoutColumns, type CheckoutRow, sharesIn } from './checkout-columns.ts'
import { takeEvent, type TookEvent } from './take-event.ts'

/** What a provider told of a payment that was begun here, in minor units. */
export type ToldCheckout = {
  eventId: string
  kind: 'paid' | 'refunded'
  amount: number
  currency: Currency
  reference: string
}

/** The answer to what is about no payment of ours, or changes nothing of one. */
export const ignored: WebhookAnswer = { state: 'ignored', reason: null, orderId: null }

/**
 * Takes what was paid for a payment that was begun here, share by share, each an event of its own, by the orders' ids so that no two wait
 * for each other. What becomes of the first that needs a person is the answer for all.
 */
export function* takeCheckout(row: CheckoutRow, told: ToldCheckout, now: Date): Work<TookEvent> {
  const { provider, restaurantId } = row
  const { amount, ...event } = told
  const shares = sharesOf(amount, sharesIn(row)).toSorted((one, other) => one.orderId - other.orderId)
  const took: TookEvent[] = []
  for (const share of shares) {
    const own = shares.length === 1 ? '' : `#${share.orderId}`
    const ids = { eventId: event.eventId + own, reference: event.reference + own }
    took.push(yield* takeEvent({ ...event, ...ids, ...share, provider, restaurantId }, now))
  }
  if (told.kind === 'paid') yield* endCheckout(row, 'paid', told.reference)
  const answers = took.map(({ answer }) => answer)
  return {
    answer: answers.find(({ state }) => state === 'needsPerson') ?? answers[0] ?? ignored,
    announcements: took.flatMap(({ announcements }) => announcements),
  }
}

/** Says what became of a payment that was begun. One that is paid stays so. */
export function* endCheckout(row: CheckoutRow, state: 'paid' | 'failed', reference: string | null): Work<void> {
  yield* checkoutColumns.update(
    { state, ...(reference !== null && { reference }) },
    { where: `"id" = ? AND "state" <> 'paid'`, params: [row.id] },
    row.currency,
  )
}

/** The payment that was begun with this token. */
export function* checkoutWith(token: string): Work<CheckoutRow | undefined> {
  return yield* one<CheckoutRow>('SELECT * FROM checkouts WHERE "token" = ?', token)
}

/** The payment that was made by the provider's own word for it. */
export function* checkoutPaidAs(provider: CheckoutProvider, reference: string): Work<CheckoutRow | undefined> {
  return yield* one<CheckoutRow>(
    'SELECT * FROM checkouts WHERE "provider" = ? AND "reference" = ? ORDER BY "id" LIMIT 1',
    provider,
    reference,
  )
}
