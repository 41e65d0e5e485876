import type { Middleware } from 'koa'
import type { App } from '#kit/context.ts'
import { assertReads } from '#kit/reads-only.ts'
import { apiHeaders } from '#kit/security-headers.ts'

/** Asked every few seconds by what watches the server, so that they would drown the rest of the log. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const readyWithinMs = 2000

/** `/healthz`: the process is up. `/readyz`: calls can be served, and if not, why; and for how long the event loop was held up at worst. */
export function answerHealth(app: App): Middleware {
  return async (ctx, next) => {
    if (!healthPaths.has(ctx.path)) return next()
    ctx.set(apiHeaders)
    assertReads(ctx)
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'up' }
      return
    }
    const reason = await whyNotReady(app)
    const longestDelayMs = app.eventLoop?.longestDelayMs() ?? 0
    ctx.status = reason ? 503 : 200
    ctx.body = { status: reason ? 'not ready' : 'ready', ...(reason && { reason }), eventLoop: { longestDelayMs } }
  }
}

async function whyNotReady({ isStopping, db, migrationWatch }: App): Promise<string | undefined> {
  if (isStopping) return 'stopping'
  const known = db.trouble()
  if (known) return known
  const tooLong = new Promise<string>((resolve) => void setTimeout(resolve, readyWithinMs, 'databaseAway').unref())
  const answered = migrationWatch.look().then(
    ({ missing, unknown }) => {
      if (unknown.length > 0) return 'databaseNewer'
      return missing.length > 0 ? 'notMigrated' : undefined
    },
    // Why stands in the log already.
    () => db.trouble() ?? 'databaseAway',
  )
  return Promise.race([answered, tooLong])
}
