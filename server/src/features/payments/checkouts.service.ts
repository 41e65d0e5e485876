import { randomBytes } from 'node:crypto'
import { checkoutsPath, stripeWebhookPath } from '@brigade/domain/payments/payments.api.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { recordUnknown, unavailable, unprocessable } from '#kit/errors/errors.ts'
import { writeOnce } from '#kit/database/write-once.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'
import { seesAtTable } from '#features/tables/public/sees-at-table.ts'
import { beginCheckout } from './begin-checkout.ts'
import { checkoutColumns, checkoutOfRow, type CheckoutRow } from './checkout-columns.ts'
import { closePage, closePageSoon } from './close-page.job.ts'
import { demoProvider } from './demo-provider.ts'
import { type PaymentProvider, type PayPageAt, ProviderProblem } from './provider.ts'
import { signatureWrong } from './signed-body.ts'
import { stripeClient, stripeProvider } from './stripe-provider.ts'
import { endCheckout } from './take-checkout.ts'
import { stripeEventIn, takeStripeEvent } from './stripe-webhook.ts'

/** Registers the services that begin payments at a provider, and those that receive Stripe's events. */
export function registerCheckoutServices(app: App): void {
  const { db, clock, log, settings } = app
  const stripe = settings.stripe && stripeClient(settings.stripe)
  const provider = providerOf()
  app.payProvider = provider
  app.jobs.add(closePage)
  /** Page requests in progress, by the ids of their payments: further requests for the same page wait for the same answer. */
  const asking = new Map<number, Promise<Checkout>>()

  useService(app, checkoutsPath, {
    get: async (id, { user }) => {
      const row = await db.one<CheckoutRow>('SELECT * FROM checkouts WHERE "id" = ?', id)
      if (!row || !seesAtTable(user, row)) throw recordUnknown(`No checkout with id ${id}`)
      return checkoutOfRow(row)
    },

    create: async (body, { user }) => {
      if (!provider) throw unprocessable({ message: paymentErrors.providerMissing, reason: 'providerMissing' })
      const now = clock.now()
      const token = randomBytes(16).toString('hex')
      const row = await writeOnce(db.write, () => beginCheckout({ body, principal: user, now, provider, token }))
      return row.url === null ? beginAlone(provider, row) : checkoutOfRow(row)
    },
  })

  useService(app, stripeWebhookPath, {
    create: async (body) => {
      if (!stripe || !settings.stripe) throw signatureWrong()
      const now = clock.now()
      const event = stripeEventIn(body, { stripe: await stripe, secret: settings.stripe.webhookSecret, now })
      return writeOnce(db.write, () => takeStripeEvent(event, now))
    },
  })

  function beginAlone(asked: PaymentProvider, row: CheckoutRow): Promise<Checkout> {
    const { id } = row
    const begun = asking.get(id) ?? begin(asked, row).finally(() => asking.delete(id))
    asking.set(id, begun)
    return begun
  }

  /** Asks the provider for its page, outside of any transaction. If another process asks for the same one, it gets the same page. */
  async function begin(asked: PaymentProvider, row: CheckoutRow): Promise<Checkout> {
    const { id, token, amount, currency, expiresAt } = row
    const known = await db.one<CheckoutRow>('SELECT * FROM checkouts WHERE "id" = ?', id)
    // Another call has stored its page in between.
    if (known && known.url !== null) return checkoutOfRow(known)
    const title = await titleOf(row)
    const origin = settings.publicUrl ?? ''
    const at = { checkoutId: id, token, title, origin, expiresAt: new Date(expiresAt) }
    const page = await asked.begin({ ...at, amount, currency }).catch(async (error: unknown) => {
      const { code, cause } =
        error instanceof ProviderProblem ? error : { code: 'providerFailed' as const, cause: error }
      log.warn({ checkoutId: id, provider: asked.name, reason: code, cause }, 'A payment could not begin')
      await db.write(() => endCheckout(row, 'failed', null))
      throw problemOf(code)
    })
    const now = clock.now()
    const [opened] = await db.write(() => openPage(row, page, now))
    if (opened?.state !== 'open') throw unprocessable({ message: paymentErrors.pageClosed, reason: 'pageClosed' })
    return checkoutOfRow(opened)
  }

  async function titleOf({ restaurantId, tableId }: CheckoutRow): Promise<string> {
    const names = await db.read(() =>
      one<{ venue: string; table: string }>(
        'SELECT v."name" AS "venue", t."name" AS "table" FROM tables t JOIN venues v ON v."id" = t."restaurantId" WHERE t."id" = ? AND v."id" = ?',
        tableId,
        restaurantId,
      ),
    )
    return names ? `${names.venue}, ${names.table}` : 'Brigade'
  }

  function providerOf(): PaymentProvider | undefined {
    if (settings.checkoutProvider === 'demo') return demoProvider
    return settings.checkoutProvider === 'stripe' && stripe ? stripeProvider(stripe, settings.stripe ?? {}) : undefined
  }
}

/** Stores the address of the page. If a change of its orders has ended the payment in between, the page is closed. */
function* openPage(row: CheckoutRow, page: PayPageAt, now: Date): Transaction<CheckoutRow[]> {
  const opened = yield* checkoutColumns.update(page, { where: '"id" = ?', params: [row.id] }, row.currency)
  if (opened[0]?.state === 'failed') yield* closePageSoon(row, now)
  return opened
}

/** Returns the error for a guest whose payment could not begin: with a time to retry if retrying helps. */
function problemOf(code: ProviderProblem['code']): Error {
  const retryAfter = retryAfterSeconds[code]
  const said = { message: paymentErrors[code], reason: code }
  return retryAfter === null ? unprocessable(said) : unavailable({ ...said, extras: { retryAfter } })
}

/** Time to wait before another try, in seconds; null if another try changes nothing. */
const retryAfterSeconds = {
  providerFailed: 5,
  providerBusy: 60,
  providerRefused: null,
  currencyUnsupported: null,
  amountTooSmall: null,
} as const satisfies Record<ProviderProblem['code'], number | null>
