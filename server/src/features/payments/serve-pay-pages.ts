import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { amountText } from '@brigade/domain/receipts/receipt-amounts.ts'
import type { CheckoutEnd } from '@brigade/domain/payments/checkouts.schema.ts'
import type { Context as KoaContext, Middleware } from 'koa'
import type { App } from '#kit/context/context.ts'
import { addressUnknown } from '#kit/errors/errors.ts'
import { discard } from '#kit/bodies/http-body.ts'
import { assertReads } from '#kit/http/reads-only.ts'
import { writeOnce } from '#kit/database/write-once.ts'
import type { CheckoutRow } from './checkout-columns.ts'
import { demoPagePath } from './demo-provider.ts'
import { languages } from '@brigade/domain/kit/languages.ts'
import { payPageLanguage, type PayPage, payPage } from './pay-page.ts'
import { guestPageHeaders } from '#kit/http/guest-page.ts'
import { checkoutWith, endCheckout, takeCheckout } from './take-checkout.ts'

const root = '/pay/'
const endPage = /^\/pay\/(done|cancelled)(?:\/([0-9a-f]{32}))?$/
const demoPage = /^\/pay\/demo\/([0-9a-f]{32})(?:\/(pay|decline))?$/

/**
 * Serves the pages to which a payment provider sends guests back, and in a demo those on which they pay. Their addresses can't be guessed.
 */
export function servePayPages(app: App): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(root)) return next()
    if (ctx.path.startsWith(demoPagePath)) return serveDemoPage(app, ctx)
    assertReads(ctx)
    const [, end, token] = endPage.exec(ctx.path) ?? []
    if (end !== 'done' && end !== 'cancelled') throw addressUnknown()
    if (token === undefined) return show(ctx, { lines: [end] })
    const row = await app.db.read(() => checkoutWith(token))
    if (!row) throw addressUnknown()
    show(ctx, { ...(await aboutOf(app, row)), lines: endLines(row, { end, isOver: !isOpen(app, row) }) })
  }
}

async function serveDemoPage(app: App, ctx: KoaContext): Promise<void> {
  const [, token, act] = demoPage.exec(ctx.path) ?? []
  const row = token && (await app.db.read(() => checkoutWith(token)))
  if (app.settings.checkoutProvider !== 'demo' || !row || row.provider !== 'demo') throw addressUnknown()
  if (act === undefined) {
    assertReads(ctx)
    return show(ctx, await pageOf(app, row))
  }
  discard(ctx.req)
  if (ctx.method !== 'POST') throw addressUnknown()
  if (isOpen(app, row)) await end(app, row, act)
  // The redirect prevents going back or reloading from submitting again.
  ctx.status = 303
  ctx.set('Location', `${demoPagePath}${token}`)
  ctx.set(guestPageHeaders)
}

/** Does what a real provider would report afterwards. */
async function end(app: App, row: CheckoutRow, act: string): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  if (act === 'decline') return db.write(() => endCheckout(row, 'failed', null))
  const { amount, currency, token } = row
  const told = { eventId: token, reference: token, amount, currency }
  await writeOnce(db.write, () => takeCheckout(row, told, now))
}

/** Returns the text for a guest who comes back from a provider's page. */
function endLines(
  { state, endReason }: CheckoutRow,
  { end, isOver }: { end: 'done' | 'cancelled'; isOver: boolean },
): PayPage['lines'] {
  // A guest who paid at the moment at which the page was closed gets the excess refunded.
  const further = endReason === null ? [] : (['tooMuch'] as const)
  if (state === 'paid') return ['paid', 'seen', ...further]
  if (end === 'done') return ['done', ...further]
  if (endReason !== null) return [endLineOf[endReason]]
  return [isOver && state === 'open' ? 'over' : 'cancelled']
}

/** The text for each reason why a page can no longer be paid. */
const endLineOf = {
  paid: 'alreadyPaid',
  changed: 'changed',
  cancelled: 'orderCancelled',
  replaced: 'over',
} as const satisfies Record<CheckoutEnd, PayPage['lines'][number]>

async function pageOf(app: App, row: CheckoutRow): Promise<Omit<PayPage, 'language'>> {
  const { token, state, endReason } = row
  const about = await aboutOf(app, row)
  if (state === 'paid') return { ...about, lines: ['paid', 'seen'] }
  if (state === 'failed') return { ...about, lines: [endReason === null ? 'failed' : endLineOf[endReason]] }
  if (!isOpen(app, row)) return { ...about, lines: ['over'] }
  return { ...about, lines: ['demo'], acts: `${demoPagePath}${token}` }
}

async function aboutOf(app: App, row: CheckoutRow): Promise<Required<Pick<PayPage, 'title' | 'amount'>>> {
  const { restaurantId, amount, currency } = row
  const venue: unknown = await app.db.one('SELECT "name" FROM venues WHERE "id" = ?', restaurantId)
  const title = hasFields(venue) && typeof venue.name === 'string' ? venue.name : 'Brigade'
  return { title, amount: `${currency} ${amountText(amount, currency)}` }
}

function isOpen({ clock }: App, { state, expiresAt }: CheckoutRow): boolean {
  return state === 'open' && expiresAt > clock.now().toISOString()
}

function show(ctx: KoaContext, page: Omit<PayPage, 'language'>): void {
  ctx.set(guestPageHeaders)
  ctx.vary('Accept-Language')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = payPage({ ...page, language: payPageLanguage(ctx.acceptsLanguages(...languages, 'ckb')) })
}
