import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as KoaContext, Middleware } from 'koa'
import sendFile from 'koa-send'
import { addressUnknown, notFound } from '../errors/errors.ts'
import { assertReads } from './reads-only.ts'
import { nonceOf } from './security-headers.ts'

const year = 365 * 24 * 3_600_000
const hour = 3_600_000

/** The placeholder in the built page for the nonce of each page. */
const noncePlace = '__CSP_NONCE__'

/** Serves the built dashboard: its files, and its one page for every other address. */
export function serveDashboard(root: string): Middleware {
  return async (ctx) => {
    assertReads(ctx)
    if (isNavigation(ctx)) await sendPage(ctx, root)
    else await sendAsset(ctx, root)
  }
}

/**
 * Returns true if a request is a navigation, which gets the page. An address with a file name gets no page in its
 * place; nor does a client that accepts JSON and nothing that a page could be.
 */
function isNavigation(ctx: KoaContext): boolean {
  if (ctx.path === '/' || ctx.path === '/index.html') return true
  const hasFileName = ctx.path.slice(ctx.path.lastIndexOf('/')).includes('.')
  const wantsJsonAlone = !ctx.accepts('html') && Boolean(ctx.accepts('json'))
  return !hasFileName && !ctx.path.startsWith('/assets/') && !wantsJsonAlone
}

async function sendPage(ctx: KoaContext, root: string): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) {
    throw notFound({ message: 'The dashboard isn’t built. Run npm run build.', reason: 'notBuilt' })
  }
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = page.replaceAll(noncePlace, nonceOf(ctx.req))
}

async function sendAsset(ctx: KoaContext, root: string): Promise<void> {
  // The file names of the build contain a hash of their contents.
  const isHashed = ctx.path.startsWith('/assets/')
  ctx.vary('Accept-Encoding')
  const sent = await sendFile(ctx, ctx.path, { root, maxage: isHashed ? year : hour, immutable: isHashed })
  if (sent === undefined) throw addressUnknown()
}
