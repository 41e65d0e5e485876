import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { requestColumns } from './request-columns.ts'

/** Maximum number at once, each of which may notify ten phones: after a night without a server, others need to write too. */
const atOnce = 20

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A request was not resolved in time. */
    'requests:overdue': Call<null> & { request: GuestRequest }
  }
}

/**
 * Marks overdue requests, venue by venue, each once across all processes, and notifies its manager. (product, Requests, trays)
 */
export async function escalateRequests(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<{ id: number }>(
    `SELECT DISTINCT "restaurantId" AS "id" FROM requests WHERE "status" = 'active' AND "escalatedAt" IS NULL AND ${isDue}`,
    ...dueAt(now),
  )
  const call = { principal: null, now, app }
  await forEachLogged(app, { of: 'venue', rows: venues }, ({ id }) => escalateAt(id, call))
}

/** A request that was stored while the clock was ahead has waited for an unknown time: it is due now. */
const isDue = '("dueAt" <= ? OR ("dueAt" IS NOT NULL AND "createdAt" > ?))'

function dueAt(now: Date): [string, string] {
  return [now.toISOString(), aheadOf(now).toISOString()]
}

async function escalateAt(restaurantId: number, call: Call<null>): Promise<void> {
  for (;;) {
    const count = await call.app.db.write(() => escalateSome(restaurantId, call))
    if (count < atOnce) return
  }
}

/** Returns how many requests it has marked. */
function* escalateSome(restaurantId: number, call: Call<null>): Transaction<number> {
  const { now, app } = call
  const escalatedAt = now.toISOString()
  const rows = yield* requestColumns.update(
    { escalatedAt, updatedAt: escalatedAt },
    {
      where: `"status" = 'active' AND "escalatedAt" IS NULL AND "id" IN (
        SELECT "id" FROM requests
        WHERE "restaurantId" = ? AND "status" = 'active' AND "escalatedAt" IS NULL AND ${isDue}
        ORDER BY "dueAt" LIMIT ${atOnce})`,
      params: [restaurantId, ...dueAt(now)],
    },
  )
  for (const row of rows) {
    const request = requestColumns.read(row)
    yield* app.transactionHooks.run('requests:overdue', { request, ...call })
  }
  return rows.length
}
