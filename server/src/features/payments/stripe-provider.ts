import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type Stripe from 'stripe'
import type { StripeSettings } from '#kit/stripe-settings.ts'
import { type PaymentProvider, ProviderProblem } from './provider.ts'

/** What Stripe calls our currencies, where it is not the same. */
const stripeNames: Partial<Record<Currency, string>> = { TL: 'try', TSH: 'tzs' }

/** Those of our currencies that Stripe does not take. */
const notTaken: readonly Currency[] = ['IQD']

/** Stripe answers in this time, tries of its library included, or a guest is told that it does not. */
const usualLimitMs = 10_000

/** What one of two tries may take of the limit; the library waits half a second between them. */
const shareOfATry = 0.45

/** The library is large, and loaded where payments go by Stripe only. */
export async function stripeClient({ secretKey, host, limitMs = usualLimitMs }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const timeout = Math.floor(limitMs * shareOfATry)
  return new StripeClient(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, ...host })
}

/** Pages of Stripe's own (Checkout), where guests pay in the venue's currency by whatever its account takes. */
export function stripeProvider(
  client: Promise<Stripe>,
  { limitMs = usualLimitMs }: Pick<StripeSettings, 'limitMs'>,
): PaymentProvider {
  const close = async (pageId: string): Promise<void> => {
    const stripe = await client
    try {
      await stripe.checkout.sessions.expire(pageId)
    } catch (error) {
      // Stripe refuses to close what is paid or closed, which is as good.
      const { status } = await stripe.checkout.sessions.retrieve(pageId).catch(() => ({ status: 'open' }))
      if (status === 'open') throw problemOf(error)
    }
  }
  return {
    name: 'stripe',

    // Of three decimals Stripe takes the first two.
    stepOf(currency) {
      if (notTaken.includes(currency)) return null
      return decimalsOf(currency) === 3 ? 10 : 1
    },

    async begin({ checkoutId, token, amount, currency, title, expiresAt, origin }) {
      const metadata = { brigadeCheckout: String(checkoutId) }
      const stripe = await client
      const asked = stripe.checkout.sessions.create(
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
          success_url: `${origin}/pay/done/${token}`,
          cancel_url: `${origin}/pay/cancelled/${token}`,
        },
        // Of a call that is made again because its answer was lost, Stripe makes one page.
        { idempotencyKey: token },
      )
      const session = await answeredWithin(limitMs, asked).catch((error: unknown) => {
        throw problemOf(error)
      })
      if (!session.url) throw new ProviderProblem('providerFailed', { missing: 'url' })
      return { url: session.url, pageId: session.id }
    },

    close,
  }
}

export function stripeCurrency(currency: Currency): string {
  return stripeNames[currency] ?? currency.toLowerCase()
}

/** Rejects when the whole call takes longer, however it is spent: an answer that comes by drops ends no try of the library. */
async function answeredWithin<T>(limitMs: number, call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Stripe did not answer in time')), limitMs)
  })
  try {
    return await Promise.race([call, over])
  } finally {
    clearTimeout(timer)
  }
}

const codesByType: Partial<Record<string, ProviderProblem['code']>> = {
  StripeAuthenticationError: 'providerRefused',
  StripePermissionError: 'providerRefused',
  StripeRateLimitError: 'providerBusy',
}

/** What went wrong, with the words of Stripe that name a cause. Its sentences may hold what was sent, so they are left out. */
function problemOf(error: unknown): ProviderProblem {
  if (!(error instanceof Error) || !hasFields(error)) return new ProviderProblem('providerFailed', {})
  const { type = error.constructor.name, code, param, statusCode, requestId } = error
  const cause = { type, code, param, statusCode, requestId }
  if (code === 'amount_too_small') return new ProviderProblem('amountTooSmall', cause)
  if (typeof param === 'string' && param.includes('currency')) return new ProviderProblem('currencyUnsupported', cause)
  return new ProviderProblem(codesByType[String(type)] ?? 'providerFailed', cause)
}
