import { randomBytes } from 'node:crypto'
import { checkoutsPath, stripeWebhookPath } from '@brigade/domain/payments/payments.api.ts'
import type { Checkout } from '@brigade/domain/payments/checkouts.schema.ts'
import { paymentErrors } from '@brigade/domain/payments/payments.errors.ts'
import { announce } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { useService } from '#kit/contract.ts'
import { recordUnknown, unavailable, unprocessable } from '#kit/errors.ts'
import { writeOnce } from '#kit/write-once.ts'
import { one } from '#kit/work.ts'
import { seesAtTable } from '#features/tables/door/sees-at-table.ts'
import { beginCheckout } from './begin-checkout.ts'
import { checkoutColumns, checkoutOfRow, type CheckoutRow } from './checkout-columns.ts'
import { demoProvider } from './demo-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { signatureWrong } from './signed-body.ts'
import { stripeClient, stripeProvider } from './stripe-provider.ts'
import { endCheckout } from './take-checkout.ts'
import { stripeEventIn, takeStripeEvent } from './told-by-stripe.ts'

/** Registers the services by which payments begin at a provider, and by which Stripe tells what became of them. */
export function registerCheckoutServices(app: App): void {
  const { db, clock, log, settings } = app
  const stripe = settings.stripe && stripeClient(settings.stripe)
  const provider = providerOf()

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
      const row = await db.write(() => beginCheckout({ body, principal: user, now, provider: provider.name, token }))
      return row.url === null ? begin(provider, row) : checkoutOfRow(row)
    },
  })

  useService(app, stripeWebhookPath, {
    create: async (body) => {
      if (!stripe || !settings.stripe) throw signatureWrong()
      const now = clock.now()
      const event = stripeEventIn(body, { stripe: await stripe, secret: settings.stripe.webhookSecret, now })
      const { answer, announcements } = await writeOnce(db.write, () => takeStripeEvent(event, now))
      announce(app, announcements)
      return answer
    },
  })

  /** Asks the provider for its page, outside of any transaction. */
  async function begin(asked: PaymentProvider, row: CheckoutRow): Promise<Checkout> {
    const { id, token, amount, currency, expiresAt } = row
    if (!asked.takes(amount, currency)) {
      await db.write(() => endCheckout(row, 'failed', null))
      throw unprocessable({ message: paymentErrors.amountTooFine, reason: 'amountTooFine' })
    }
    const title = await titleOf(row)
    const origin = settings.publicUrl ?? ''
    const at = { checkoutId: id, token, title, origin, expiresAt: new Date(expiresAt) }
    try {
      const url = await asked.begin({ ...at, amount, currency })
      await db.write(() => checkoutColumns.update({ url }, { where: '"id" = ?', params: [id] }, currency))
      return { ...checkoutOfRow(row), url }
    } catch (error) {
      log.warn({ checkoutId: id, provider: asked.name, reason: whyOf(error) }, 'A payment could not begin')
      await db.write(() => endCheckout(row, 'failed', null))
      throw unavailable({ message: paymentErrors.providerFailed, reason: 'providerFailed', extras: { retryAfter: 5 } })
    }
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
    return settings.checkoutProvider === 'stripe' && stripe ? stripeProvider(stripe) : undefined
  }
}

/** What kind of error it was: its sentence may hold what was sent. */
function whyOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : 'unknown'
}
