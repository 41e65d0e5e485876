import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

/** The headers of answers that are no pages: nothing in an answer of the API may be run or framed. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const nonces = new WeakMap<IncomingMessage, string>()

/** The nonce by which the page of this request marks the styles that it inserts itself. */
export function nonceOf(request: IncomingMessage): string {
  const known = nonces.get(request)
  if (known) return known
  const nonce = randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}

/** Security headers of the dashboard: nothing from other origins, no inline scripts, no frames. */
export function dashboardHeaders({ isHttps }: { isHttps: boolean }): Middleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Ant Design inserts its styles while the page runs.
        styleSrc: ["'self'", (request) => `'nonce-${nonceOf(request)}'`],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", socketOrigins],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: isHttps ? undefined : false,
  })
}

/** Returns the origins of the server's own sockets: some browsers don't include them in `'self'`. */
function socketOrigins({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
