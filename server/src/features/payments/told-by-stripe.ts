import { currencies, type Currency } from '@brigade/domain/kit/money.ts'
import type Stripe from 'stripe'
import type { SignedBody } from '#kit/http-body.ts'
import type { Work } from '#kit/work.ts'
import { signatureIsGoodForSeconds } from '@brigade/domain/payments/payments.rules.ts'
import type { CheckoutRow } from './checkout-columns.ts'
import { signatureWrong } from './signed-body.ts'
import { stripeCurrency } from './stripe-provider.ts'
import { checkoutPaidAs, checkoutWith, endCheckout, ignored, takeCheckout, type ToldCheckout } from './take-checkout.ts'
import type { TookEvent } from './take-event.ts'

type Signing = { stripe: Stripe; secret: string; now: Date }

/** What Stripe signed, a little while ago at most. Throws NotAuthenticated for anything else, and never says what is wrong. */
export function stripeEventIn({ bytes, signature }: SignedBody, { stripe, secret, now }: Signing): Stripe.Event {
  if (!bytes || !signature) throw signatureWrong()
  try {
    const tolerance = signatureIsGoodForSeconds
    return stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    throw signatureWrong()
  }
}

/** Takes what Stripe told. What is about nothing that was begun here is no business of ours, for an account may serve others too. */
export function* takeStripeEvent(event: Stripe.Event, now: Date): Work<TookEvent> {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded') {
    const row = yield* checkoutOf(event.data.object)
    const told = paidIn(event.data.object, event.id)
    return row && told ? yield* takeCheckout(row, told, now) : nothing
  }
  if (event.type === 'checkout.session.expired' || event.type === 'checkout.session.async_payment_failed') {
    const row = yield* checkoutOf(event.data.object)
    if (row) yield* endCheckout(row, 'failed', null)
    return nothing
  }
  if (event.type === 'refund.created' || event.type === 'refund.updated') {
    return yield* takeRefund(event.data.object, event.id, now)
  }
  return nothing
}

const nothing: TookEvent = { answer: ignored, announcements: [] }

function* checkoutOf(session: Stripe.Checkout.Session): Work<CheckoutRow | undefined> {
  const { client_reference_id: token, metadata } = session
  if (!token || !metadata?.brigadeCheckout) return undefined
  const row = yield* checkoutWith(token)
  return row?.provider === 'stripe' ? row : undefined
}

/** What was paid; nothing while the money is on its way. */
function paidIn(session: Stripe.Checkout.Session, eventId: string): ToldCheckout | undefined {
  const { payment_status: status, amount_total: amount, payment_intent: intent } = session
  const currency = currencyOf(session.currency)
  if (status !== 'paid' || !amount || !currency) return undefined
  return { eventId, kind: 'paid', amount, currency, reference: idOf(intent) ?? session.id }
}

/** What went back, once it has. */
function* takeRefund(refund: Stripe.Refund, eventId: string, now: Date): Work<TookEvent> {
  const intent = idOf(refund.payment_intent)
  if (refund.status !== 'succeeded' || intent === undefined || refund.amount <= 0) return nothing
  const row = yield* checkoutPaidAs('stripe', intent)
  const currency = currencyOf(refund.currency)
  if (!row || !currency) return nothing
  const { id: reference, amount } = refund
  return yield* takeCheckout(row, { eventId, kind: 'refunded', amount, currency, reference }, now)
}

function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

/** Ours of a name of Stripe's. A page is made in the venue's own, so another is not to be expected. */
function currencyOf(told: string | null): Currency | undefined {
  return currencies.find((currency) => stripeCurrency(currency) === told)
}
