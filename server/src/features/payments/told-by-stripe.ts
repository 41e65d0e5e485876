import { currencies, type Currency } from '@brigade/domain/kit/money.ts'
import type Stripe from 'stripe'
import type { SignedBody } from '#kit/http-body.ts'
import { compile } from '#kit/validation.ts'
import type { Work } from '#kit/work.ts'
import { stripeEventSchema, type ToldKind } from '@brigade/domain/payments/payments.schema.ts'
import { signatureIsGoodForSeconds } from '@brigade/domain/payments/payments.rules.ts'
import type { CheckoutRow } from './checkout-columns.ts'
import { signatureWrong } from './signed-body.ts'
import { stripeCurrency } from './stripe-provider.ts'
import { checkoutWith, endCheckout, ignored, takeCheckout, type ToldCheckout } from './take-checkout.ts'
import { takeOfPayment } from './take-money.ts'
import type { ToldMoney, TookEvent } from './told-money.ts'

type Signing = { stripe: Stripe; secret: string; now: Date }

/** What Stripe signed, a little while ago at most. Throws BadRequest for what is no event, NotAuthenticated for all that is not signed so, and never says what is wrong. */
export function stripeEventIn({ bytes, signature }: SignedBody, { stripe, secret, now }: Signing): Stripe.Event {
  const event = signedEvent({ bytes, signature }, { stripe, secret, now })
  check(event)
  return event
}

const check = compile('data', stripeEventSchema)

function signedEvent({ bytes, signature }: SignedBody, { stripe, secret, now }: Signing): Stripe.Event {
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
  const told = toldOfPayment(event)
  return told ? yield* takeOfPayment(told, now) : nothing
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
  return { eventId, amount, currency, reference: idOf(intent) ?? session.id }
}

/** What Stripe tells of a refund or a dispute, where that moves money or somebody has to know of it. */
function toldOfPayment(event: Stripe.Event): ToldMoney | undefined {
  if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed') {
    return toldOf(event, refundKinds[event.data.object.status ?? ''])
  }
  if (event.type === 'charge.dispute.created') return toldOf(event, 'disputed')
  if (event.type === 'charge.dispute.funds_withdrawn') return toldOf(event, 'withdrawn')
  if (event.type === 'charge.dispute.funds_reinstated') return toldOf(event, 'reinstated')
  // One that is lost still needs somebody.
  if (event.type !== 'charge.dispute.closed' || event.data.object.status === 'lost') return undefined
  return toldOf(event, 'disputeClosed')
}

/** A refund went back once it succeeded. One that is cancelled never does, as one that failed. */
const refundKinds: Record<string, ToldKind> = {
  succeeded: 'refunded',
  failed: 'refundFailed',
  canceled: 'refundFailed',
}

type OfPayment = { id: string; data: { object: Stripe.Refund | Stripe.Dispute } }

function toldOf({ id: eventId, data }: OfPayment, kind: ToldKind | undefined): ToldMoney | undefined {
  const { id: reference, amount, payment_intent: intent } = data.object
  const payment = idOf(intent)
  const currency = currencyOf(data.object.currency)
  if (kind === undefined || payment === undefined || !currency || amount <= 0) return undefined
  return { provider: 'stripe', eventId, kind, amount, currency, reference, payment }
}

function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

/** Ours of a name of Stripe's. A page is made in the venue's own, so another is not to be expected. */
function currencyOf(told: string | null): Currency | undefined {
  return currencies.find((currency) => stripeCurrency(currency) === told)
}
