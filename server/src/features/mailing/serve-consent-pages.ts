import { languages } from '@brigade/domain/kit/languages.ts'
import type { Context as KoaContext, Middleware } from 'koa'
import { discard } from '#kit/bodies/http-body.ts'
import type { App } from '#kit/context/context.ts'
import { methodNotAllowed } from '#kit/errors/errors.ts'
import { testToken, unsubscribeRoot } from './mail-of-recipient.ts'
import { findSubscriber, type Subscriber, unsubscribeGuest } from './unsubscribe-guest.ts'
import { confirmConsent } from './confirm-consent.ts'
import { type ConsentPage, consentPage } from './consent-page.ts'
import { guestPageHeaders } from '#kit/http/guest-page.ts'

const link = /^\/u\/(?<confirms>confirm\/)?(?<token>[\w-]{4,64})(?:\/(?<mailing>[1-9]\d{0,9}))?$/

/**
 * Serves the pages that the links in mails open: one unsubscribes, the other confirms a consent. Opening one changes nothing, because scanners
 * follow links; its button, and the one click of a mail program, send a POST, which needs no sign-in and no cookie and acts at once.
 * (RFC 8058)
 */
export function serveConsentPages(app: App): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(unsubscribeRoot)) return next()
    const isPost = ctx.method === 'POST'
    if (isPost) discard(ctx.req)
    else if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw methodNotAllowed({ message: 'This page only takes GET and POST.', reason: 'method' })
    }
    const { token = '', mailing, confirms } = link.exec(ctx.path)?.groups ?? {}
    if (token === testToken) return show(ctx, { language: languageOf(ctx), venue: '', state: 'test' })
    const subscriber = await app.db.read(() => findSubscriber(token))
    if (!subscriber) return showUnknown(ctx, { language: languageOf(ctx), venue: '' })
    return confirms === undefined
      ? unsubscribe(app, ctx, { subscriber, mailingId: mailing === undefined ? undefined : Number(mailing) })
      : confirm(app, ctx, subscriber)
  }
}

type Leaving = { subscriber: Subscriber; mailingId: number | undefined }

async function unsubscribe(app: App, ctx: KoaContext, { subscriber, mailingId }: Leaving): Promise<void> {
  const { language, venue, state } = subscriber
  const isPost = ctx.method === 'POST'
  if (isPost) await app.db.write(() => unsubscribeGuest(subscriber, { mailingId, now: app.clock.now() }))
  return show(ctx, { language, venue, state: isPost || state === 'withdrawn' ? 'unsubscribed' : 'unsubscribe' })
}

/** The link that confirms is over once its guest has unsubscribed. */
async function confirm(app: App, ctx: KoaContext, { contactId, language, venue, state }: Subscriber): Promise<void> {
  if (state === 'withdrawn') return showUnknown(ctx, { language, venue })
  const isPost = ctx.method === 'POST'
  if (isPost) await app.db.write(() => confirmConsent(contactId, app.clock.now()))
  return show(ctx, { language, venue, state: isPost || state !== 'unconfirmed' ? 'confirmed' : 'confirm' })
}

function showUnknown(ctx: KoaContext, page: Pick<ConsentPage, 'language' | 'venue'>): void {
  ctx.status = 404
  show(ctx, { ...page, state: 'unknown' })
}

/** Returns the language that a browser asks for, where nobody's own is known. */
function languageOf(ctx: KoaContext): ConsentPage['language'] {
  const accepted = ctx.acceptsLanguages([...languages])
  return languages.find((language) => language === accepted) ?? 'en'
}

function show(ctx: KoaContext, page: ConsentPage): void {
  ctx.set(guestPageHeaders)
  ctx.vary('Accept-Language')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = consentPage(page)
}
