import { currencies, type Currency } from '@brigade/domain/kit/money.ts'
import type Stripe from 'stripe'
import type { SignedBody } from '#kit/bodies/http-body.ts'
import { checkOf } from '#kit/validation/validation.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { stripeEventSchema, type ReportedKind, type WebhookAnswer } from '@brigade/domain/payments/payments.schema.ts'
import { signatureIsGoodForSeconds } from '@brigade/domain/payments/payments.rules.ts'
import type { CheckoutRow } from './checkout-columns.ts'
import { signatureWrong } from './signed-body.ts'
import { stripeCurrency } from './stripe-provider.ts'
import { checkoutWith, endCheckout, ignoredEvent, takeCheckout, type ReportedCheckout } from './take-checkout.ts'
import { takeOfPayment } from './take-money.ts'
import type { ProviderMoney } from './provider-money.ts'

type Signing = { stripe: Stripe; secret: string; now: Date }

/**
 * Returns an event that Stripe signed recently. Throws BadRequest for a body that is no event, NotAuthenticated for a wrong signature,
 * without saying what is wrong.
 */
export function stripeEventIn({ bytes, signature }: SignedBody, { stripe, secret, now }: Signing): Stripe.Event {
  const event = signedEvent({ bytes, signature }, { stripe, secret, now })
  check(event)
  return event
}

const check = checkOf('data', stripeEventSchema)

function signedEvent({ bytes, signature }: SignedBody, { stripe, secret, now }: Signing): Stripe.Event {
  if (!bytes || !signature) throw signatureWrong()
  try {
    const tolerance = signatureIsGoodForSeconds
    return stripe.webhooks.constructEvent(bytes, signature, secret, tolerance, undefined, now.getTime())
  } catch {
    throw signatureWrong()
  }
}

/**
 * Processes an event of Stripe. Events about payments that did not begin here are ignored, because an account may serve other systems too.
 */
export function* takeStripeEvent(event: Stripe.Event, now: Date): Transaction<WebhookAnswer> {
  if (event.type === 'checkout.session.completed' || event.type === 'checkout.session.async_payment_succeeded') {
    const row = yield* checkoutOf(event.data.object)
    const told = paidIn(event.data.object, event.id)
    return row && told ? yield* takeCheckout(row, told, now) : ignoredEvent
  }
  if (event.type === 'checkout.session.expired' || event.type === 'checkout.session.async_payment_failed') {
    const row = yield* checkoutOf(event.data.object)
    if (row) yield* endCheckout(row, 'failed', null)
    return ignoredEvent
  }
  const told = toldOfPayment(event)
  return told ? yield* takeOfPayment(told, now) : ignoredEvent
}

function* checkoutOf(session: Stripe.Checkout.Session): Transaction<CheckoutRow | undefined> {
  const { client_reference_id: token, metadata } = session
  if (!token || !metadata?.brigadeCheckout) return undefined
  const row = yield* checkoutWith(token)
  return row?.provider === 'stripe' ? row : undefined
}

/** Returns what was paid; undefined while the money is on its way. */
function paidIn(session: Stripe.Checkout.Session, eventId: string): ReportedCheckout | undefined {
  const { payment_status: status, amount_total: amount, payment_intent: intent } = session
  const currency = currencyOf(session.currency)
  if (status !== 'paid' || !amount || !currency) return undefined
  return { eventId, amount, currency, reference: idOf(intent) ?? session.id }
}

/** Returns Stripe's event about a refund or a dispute, if it moves money or needs a person's attention. */
function toldOfPayment(event: Stripe.Event): ProviderMoney | undefined {
  if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed') {
    return notifiedBy(event, refundKinds[event.data.object.status ?? ''])
  }
  if (event.type === 'charge.dispute.created') return notifiedBy(event, 'disputed')
  if (event.type === 'charge.dispute.funds_withdrawn') return notifiedBy(event, 'withdrawn')
  if (event.type === 'charge.dispute.funds_reinstated') return notifiedBy(event, 'reinstated')
  // A lost dispute still needs a person.
  if (event.type !== 'charge.dispute.closed' || event.data.object.status === 'lost') return undefined
  return notifiedBy(event, 'disputeClosed')
}

/** A refund counts once it has succeeded. A cancelled one never does, like a failed one. */
const refundKinds: Record<string, ReportedKind> = {
  succeeded: 'refunded',
  failed: 'refundFailed',
  canceled: 'refundFailed',
}

type OfPayment = { id: string; data: { object: Stripe.Refund | Stripe.Dispute } }

function notifiedBy({ id: eventId, data }: OfPayment, kind: ReportedKind | undefined): ProviderMoney | undefined {
  const { id: reference, amount, payment_intent: intent } = data.object
  const payment = idOf(intent)
  const currency = currencyOf(data.object.currency)
  if (kind === undefined || payment === undefined || !currency || amount <= 0) return undefined
  return { provider: 'stripe', eventId, kind, amount, currency, reference, payment }
}

function idOf(named: string | { id: string } | null): string | undefined {
  return typeof named === 'string' ? named : named?.id
}

/** Returns our currency for Stripe's name. A page is made in the venue's own currency, so another is not expected. */
function currencyOf(told: string | null): Currency | undefined {
  return currencies.find((currency) => stripeCurrency(currency) === told)
}
