import { imageFolders } from '@brigade/domain/files/files.schema.ts'
import { isKeyOf } from '@brigade/domain/kit/table-keys.ts'
import type { Middleware } from 'koa'
import type { App } from '#kit/context/context.ts'
import { addressUnknown } from '#kit/errors/errors.ts'
import { assertReads } from '#kit/http/reads-only.ts'

/** Content types by file ending, whatever was uploaded. */
export const contentTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' } as const

const root = '/files/'
const keyPattern = new RegExp(
  String.raw`^(?:0|[1-9]\d{0,9})/(?:${imageFolders.join('|')})/[0-9a-f]{32}-[0-9a-f]{16}\.(png|jpg|gif)$`,
)

/** Nothing in a file may run, not even when it is opened directly. Menus of other origins may show it. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Returns the address of a stored file, as records store it. */
export function addressOfFile(key: string): string {
  return `${root}${key}`
}

/** Serves stored files. Their names can't be guessed and are never reused, so guests need not sign in. */
export function serveStoredFiles(app: App): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(root)) return next()
    assertReads(ctx)
    const key = ctx.path.slice(root.length)
    const [, ending = ''] = keyPattern.exec(key) ?? []
    if (!isKeyOf(contentTypes, ending)) throw addressUnknown()
    const bytes = await app.storage.get(key)
    if (!bytes) throw addressUnknown()
    ctx.set(headers)
    ctx.set('ETag', `"${key.slice(key.lastIndexOf('/') + 1)}"`)
    ctx.type = contentTypes[ending]
    ctx.status = 200
    if (ctx.fresh) ctx.status = 304
    else ctx.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}
