import { languages } from '@brigade/domain/kit/languages.ts'
import type { Context as KoaContext, Middleware } from 'koa'
import { discard } from '#kit/bodies/http-body.ts'
import type { App } from '#kit/context/context.ts'
import { methodNotAllowed } from '#kit/errors/errors.ts'
import { testToken, unsubscribeRoot } from './mail-of-recipient.ts'
import { findSubscriber, unsubscribeGuest } from './unsubscribe-guest.ts'
import { type UnsubscribePage, unsubscribePage } from './unsubscribe-page.ts'
import { guestPageHeaders } from '#kit/http/guest-page.ts'

const link = /^\/u\/(?<token>[\w-]{4,64})(?:\/(?<mailing>[1-9]\d{0,9}))?$/

/**
 * Serves the page that the link in a mail opens. Opening it changes nothing, because scanners follow links; its button, and the one click of a
 * mail program, send a POST, which needs no sign-in and no cookie and unsubscribes at once. (RFC 8058)
 */
export function serveUnsubscribePages(app: App): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(unsubscribeRoot)) return next()
    const isPost = ctx.method === 'POST'
    if (isPost) discard(ctx.req)
    else if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      throw methodNotAllowed({ message: 'This page only takes GET and POST.', reason: 'method' })
    }
    const { token = '', mailing } = link.exec(ctx.path)?.groups ?? {}
    if (token === testToken) return show(ctx, { language: languageOf(ctx), venue: '', state: 'test' })
    const subscriber = await app.db.read(() => findSubscriber(token))
    if (!subscriber) {
      ctx.status = 404
      return show(ctx, { language: languageOf(ctx), venue: '', state: 'unknown' })
    }
    if (isPost) {
      const mailingId = mailing === undefined ? undefined : Number(mailing)
      await app.db.write(() => unsubscribeGuest(subscriber, { mailingId, now: app.clock.now() }))
    }
    const { language, venue, isUnsubscribed } = subscriber
    return show(ctx, { language, venue, state: isPost || isUnsubscribed ? 'done' : 'question' })
  }
}

/** Returns the language that a browser asks for, where nobody's own is known. */
function languageOf(ctx: KoaContext): UnsubscribePage['language'] {
  const accepted = ctx.acceptsLanguages([...languages])
  return languages.find((language) => language === accepted) ?? 'en'
}

function show(ctx: KoaContext, page: UnsubscribePage): void {
  ctx.set(guestPageHeaders)
  ctx.vary('Accept-Language')
  ctx.type = 'text/html; charset=utf-8'
  ctx.body = unsubscribePage(page)
}
