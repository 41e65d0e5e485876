import type { Context as KoaContext } from 'koa'
import { methodNotAllowed } from './errors.ts'

/** Throws MethodNotAllowed for what is neither GET nor HEAD, and says in the answer's header what is. */
export function assertReads(ctx: KoaContext): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return
  ctx.set('Allow', 'GET, HEAD')
  throw methodNotAllowed({ message: `${ctx.method} is not possible here.`, reason: 'method' })
}
