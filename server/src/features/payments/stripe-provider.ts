import { Readable } from 'node:stream'
import { type Currency, decimalsOf } from '@brigade/domain/kit/money.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import type Stripe from 'stripe'
import type { StripeSettings } from '#kit/settings/stripe-settings.ts'
import { type CheckoutRequest, type PaymentProvider, type PayPageAt, ProviderProblem } from './provider.ts'

/** Stripe's names of our currencies, where they differ. */
const stripeNames: Partial<Record<Currency, string>> = { TL: 'try', TSH: 'tzs' }

/** Our currencies that Stripe does not accept. */
const notTaken: readonly Currency[] = ['IQD']

/** Time limit for Stripe's answer, including the retries of its library; after that the guest gets an error. */
const usualLimitMs = 10_000

/** Share of the limit for each of two tries; the library waits half a second between them. */
const shareOfATry = 0.45

/** Loads Stripe's library, which is large, only if Stripe is used. */
export async function stripeClient({ secretKey, host, limitMs = usualLimitMs }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe')
  const timeout = Math.floor(limitMs * shareOfATry)
  const httpClient = readingAtMost(answerBytesAtMost, StripeClient.createNodeHttpClient())
  return new StripeClient(secretKey, { timeout, maxNetworkRetries: 1, telemetry: false, httpClient, ...host })
}

/** Maximum size of an answer; a page has some kilobytes. */
const answerBytesAtMost = 1_000_000

/** Limits the bytes that a client of the library reads of an answer. */
function readingAtMost(bytesAtMost: number, client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = client.makeRequest.bind(client)
  client.makeRequest = async (...request) => {
    const response = await makeRequest(...request)
    response.toJSON = () => jsonIn(response.getRawResponse(), bytesAtMost)
    return response
  }
  return client
}

async function jsonIn(answer: unknown, bytesAtMost: number): Promise<unknown> {
  if (!(answer instanceof Readable)) throw new Error('Stripe answered by a connection that is none')
  const chunks: Buffer[] = []
  let bytes = 0
  // If this throws, the connection is closed.
  for await (const chunk of answer) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > bytesAtMost) throw new Error(`Stripe answered more than ${bytesAtMost} bytes`)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}

/** Uses Stripe's own pages (Checkout), where guests pay in the venue's currency by any method of its account. */
export function stripeProvider(
  client: Promise<Stripe>,
  { limitMs = usualLimitMs }: Pick<StripeSettings, 'limitMs'>,
): PaymentProvider {
  const close = async (pageId: string): Promise<void> => {
    const { sessions } = (await client).checkout
    // Stripe refuses to close a page that is paid or closed, which is just as good.
    const page = await sessions.expire(pageId).catch(async (error: unknown) => {
      return sessions.retrieve(pageId).catch(() => {
        throw problemOf(error)
      })
    })
    const isClosed = page.id === pageId && (page.status === 'expired' || page.status === 'complete')
    if (!isClosed) throw new ProviderProblem('providerFailed', { pageId, status: page.status })
  }
  return {
    name: 'stripe',

    // For currencies of three decimals, Stripe accepts the first two.
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
        // If the call is repeated because its answer was lost, Stripe makes only one page.
        { idempotencyKey: token },
      )
      const session = await answeredWithin(limitMs, asked).catch((error: unknown) => {
        throw problemOf(error)
      })
      return pageIn(session, { token, amount, currency })
    },

    close,
  }
}

/**
 * Returns the page that was asked for. Guests are sent to no other page: they might pay another person's debt, or pay another
 * person.
 */
function pageIn(
  session: Stripe.Checkout.Session,
  asked: Pick<CheckoutRequest, 'token' | 'amount' | 'currency'>,
): PayPageAt {
  const { id, url, client_reference_id: token, amount_total: amount, currency } = session
  const isAsked = token === asked.token && amount === asked.amount && currency === stripeCurrency(asked.currency)
  const isPage = typeof id === 'string' && typeof url === 'string' && URL.parse(url)?.protocol === 'https:'
  if (isAsked && isPage) return { url, pageId: id }
  throw new ProviderProblem('providerFailed', { isAsked, isPage })
}

export function stripeCurrency(currency: Currency): string {
  return stripeNames[currency] ?? currency.toLowerCase()
}

/** Rejects if the whole call takes longer: an answer that arrives slowly does not end a try of the library. */
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

/**
 * Returns the problem of a call, with Stripe's codes for its cause. Stripe's messages may contain the values sent, so they are left
 * out.
 */
function problemOf(error: unknown): ProviderProblem {
  if (!(error instanceof Error) || !hasFields(error)) return new ProviderProblem('providerFailed', {})
  const { type = error.constructor.name, code, param, statusCode, requestId } = error
  const cause = { type, code, param, statusCode, requestId }
  if (code === 'amount_too_small') return new ProviderProblem('amountTooSmall', cause)
  if (typeof param === 'string' && param.includes('currency')) return new ProviderProblem('currencyUnsupported', cause)
  return new ProviderProblem(codesByType[String(type)] ?? 'providerFailed', cause)
}
