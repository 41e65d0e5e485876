import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context as KoaContext, Middleware } from 'koa'
import sendFile from 'koa-send'
import { addressUnknown, notFound } from './errors.ts'
import { assertReads } from './reads-only.ts'
import { nonceOf } from './security-headers.ts'

const year = 365 * 24 * 3_600_000
const hour = 3_600_000

/** Where each page's own nonce goes in the built page. */
const noncePlace = '__CSP_NONCE__'

/** Serves the built dashboard: its files, and its one page for every other address. */
export function serveDashboard(root: string): Middleware {
  return async (ctx) => {
    assertReads(ctx)
    if (isNavigation(ctx)) await sendPage(ctx, root)
    else await sendAsset(ctx, root)
  }
}

/** What a page asks for has a file name, and gets no page in its place; nor does who takes JSON and nothing that a page could be. */
function isNavigation(ctx: KoaContext): boolean {
  if (ctx.path === '/' || ctx.path === '/index.html') return true
  const hasFileName = ctx.path.slice(ctx.path.lastIndexOf('/')).includes('.')
  const wantsJsonAlone = !ctx.accepts('html') && Boolean(ctx.accepts('json'))
  return !hasFileName && !ctx.path.startsWith('/assets/') && !wantsJsonAlone
}

async function sendPage(ctx: KoaContext, root: string): Promise<void> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) {
    throw notFound({ message: 'The dashboard has not been built. Run npm run build.', reason: 'notBuilt' })
  }
  ctx.set('Cache-Control', 'no-store')
  ctx.type = 'html'
  ctx.body = page.replaceAll(noncePlace, nonceOf(ctx.req))
}

async function sendAsset(ctx: KoaContext, root: string): Promise<void> {
  // The names of what is built from sources hold a hash of the contents.
  const isHashed = ctx.path.startsWith('/assets/')
  ctx.vary('Accept-Encoding')
  const sent = await sendFile(ctx, ctx.path, { root, maxage: isHashed ? year : hour, immutable: isHashed })
  if (sent === undefined) throw addressUnknown()
}
