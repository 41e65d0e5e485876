import type { Middleware } from 'koa'
import type { App } from '../context/context.ts'
import { assertReads } from './reads-only.ts'

const path = '/.well-known/security.txt'
const goodForDays = 180

/** Serves the contact of this installation's operator for people who find a security problem (RFC 9116). */
export function serveSecurityText(app: App): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== path) return next()
    assertReads(ctx)
    const { securityContact, publicUrl } = app.settings
    const expires = new Date(app.clock.now().getTime() + goodForDays * 86_400_000)
    const lines = [
      `Contact: ${securityContact ?? publicUrl ?? ctx.origin}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, ar',
      ...(publicUrl ? [`Canonical: ${publicUrl}${path}`] : []),
    ]
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = `${lines.join('\n')}\n`
  }
}
