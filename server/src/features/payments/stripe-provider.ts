import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import type Stripe from 'stripe'
import type { StripeSettings } from '#kit/stripe-settings.ts'
import type { PaymentProvider } from './provider.ts'

/** What Stripe calls our currencies, where it is not the same. */
const stripeNames: Partial<Record<Currency, string>> = { TL: 'try', TSH: 'tzs' }

/** Stripe answers in this time, or a guest is told that it does not. */
const timeoutMs = 10_000

/** The library is large, and loaded where payments go by Stripe only. */
export async function stripeClient({ secretKey, host }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  return new StripeClient(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...host })
}

/** Pages of Stripe's own (Checkout), where guests pay in the venue's currency by whatever its account takes. */
export function stripeProvider(client: Promise<Stripe>): PaymentProvider {
  return {
    name: 'stripe',

    // Of three decimals Stripe takes the first two.
    takes: (amount, currency) => decimalsOf(currency) === 2 || amount % 10 === 0,

    async begin({ checkoutId, token, amount, currency, title, expiresAt, origin }) {
      const metadata = { brigadeCheckout: String(checkoutId) }
      const stripe = await client
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: token,
          metadata,
          payment_intent_data: { metadata },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: stripeCurrency(currency), unit_amount: amount, product_data: { name: title } },
            },
          ],
          expires_at: Math.floor(expiresAt.getTime() / 1_000),
          success_url: `${origin}/pay/done`,
          cancel_url: `${origin}/pay/cancelled`,
        },
        // Of a call that is made again because its answer was lost, Stripe makes one page.
        { idempotencyKey: token },
      )
      if (!session.url) throw new Error(`Stripe gave no page for checkout ${checkoutId}`)
      return session.url
    },
  }
}

export function stripeCurrency(currency: Currency): string {
  return stripeNames[currency] ?? currency.toLowerCase()
}
