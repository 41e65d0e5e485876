import type { Context as KoaContext } from 'koa'
import { methodNotAllowed } from '../errors/errors.ts'

/** Throws MethodNotAllowed for methods other than GET and HEAD, and lists these in the answer's header. */
export function assertReads(ctx: KoaContext): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return
  ctx.set('Allow', 'GET, HEAD')
  throw methodNotAllowed({ message: `${ctx.method} isn’t possible here.`, reason: 'method' })
}
