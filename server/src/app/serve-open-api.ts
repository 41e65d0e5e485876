import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { openApiPath } from '@brigade/domain/auth/auth.api.ts'
import { openApi } from '@brigade/domain/app/open-api.ts'
import type { Middleware } from 'koa'
import { encodingsIn } from '#kit/http/accepted-encodings.ts'
import { assertReads } from '#kit/http/reads-only.ts'
import { apiHeaders } from '#kit/http/security-headers.ts'

/** Serves the description of the API in OpenAPI to every caller; made at the first request. */
export function serveOpenApi({ version }: { version: string }): Middleware {
  let made: Promise<{ plain: Buffer; zipped: Buffer }> | undefined
  return async (ctx, next) => {
    if (ctx.path !== `/${openApiPath}`) return next()
    ctx.set(apiHeaders)
    assertReads(ctx)
    made ??= make(version)
    const { plain, zipped } = await made
    const isZipped = encodingsIn(ctx.req.headers['accept-encoding']).has('gzip')
    ctx.type = 'application/json; charset=utf-8'
    ctx.vary('Accept-Encoding')
    if (isZipped) ctx.set('Content-Encoding', 'gzip')
    ctx.body = isZipped ? zipped : plain
  }
}

async function make(version: string) {
  const plain = Buffer.from(JSON.stringify(openApi({ version })))
  return { plain, zipped: await promisify(gzip)(plain) }
}
