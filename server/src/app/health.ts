import type { Middleware } from 'koa'
import type { App } from '#kit/context/context.ts'
import { assertReads } from '#kit/http/reads-only.ts'
import { apiHeaders } from '#kit/http/security-headers.ts'

/** The paths that monitors call every few seconds: their log entries would hide the rest. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const readyWithinMs = 2000

/**
 * Serves `/healthz` (the process is up) and `/readyz` (calls can be served, and if not, why), with the longest time
 * that the event loop was blocked.
 */
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
    // The reason is already in the log.
    () => db.trouble() ?? 'databaseAway',
  )
  return Promise.race([answered, tooLong])
}
