import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

/** What no page is made of needs no more: nothing in an answer of the API may be run or framed. */
export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const nonces = new WeakMap<IncomingMessage, string>()

/** The word by which the page of this request marks the styles that it inserts itself. */
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

/** Not every browser counts its own socket as `'self'`. */
function socketOrigins({ headers: { host = '' } }: IncomingMessage): string {
  return /^[\w.-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
