import { dueEscalations, nextAlertAt } from '@brigade/domain/requests/escalation.rules.ts'
import type { Escalation } from '@brigade/domain/requests/escalation.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import type { Call } from '#kit/context/call.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import { many, type Transaction } from '#kit/database/transaction.ts'
import { escalatedRow } from './escalated-row.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

/** Maximum number at once, each of which may notify ten phones: after a night without a server, others need to write too. */
const atOnce = 20

declare module '#kit/events/transaction-hooks.ts' {
  interface HookInputs {
    /** A request was escalated: it was late, or no person took it. `escalations` are the new ones. */
    'requests:escalated': Call<null> & { request: GuestRequest; escalations: readonly Escalation[] }
  }
}

/**
 * Escalates requests, venue by venue, each step once across all processes: by the steps of their service while nobody has taken them, else
 * to managers once they are late. (product, Requests, trays)
 */
export async function escalateRequests(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<{ id: number }>(
    `SELECT DISTINCT "restaurantId" AS "id" FROM requests WHERE "status" = 'active' AND ${isDue}`,
    ...due(now),
  )
  const call = { principal: null, now, app }
  await forEachLogged(app, { of: 'venue', rows: venues }, ({ id }) => escalateAt(id, call))
}

/**
 * A request that was stored while the clock was ahead has waited for an unknown time: it is due now. The first condition is that of the
 * index, which has only requests that an alert is to come for.
 */
const isDue = '"alertAt" IS NOT NULL AND ("alertAt" <= ? OR "createdAt" > ?)'

function due(now: Date): [string, string] {
  return [now.toISOString(), aheadOf(now).toISOString()]
}

async function escalateAt(restaurantId: number, call: Call<null>): Promise<void> {
  for (;;) {
    const count = await call.app.db.write(() => escalateSome(restaurantId, call))
    if (count < atOnce) return
  }
}

/** Returns how many requests were due. */
function* escalateSome(restaurantId: number, call: Call<null>): Transaction<number> {
  const rows = yield* many<RequestRow>(
    `SELECT * FROM requests WHERE "restaurantId" = ? AND "status" = 'active' AND ${isDue} ORDER BY "alertAt" LIMIT ${atOnce}`,
    restaurantId,
    ...due(call.now),
  )
  for (const row of rows) yield* escalate(row, call)
  return rows.length
}

/** Escalates one request, unless it was changed since it was read: then it is looked at again. */
function* escalate(row: RequestRow, call: Call<null>): Transaction<void> {
  const { now, app } = call
  const before = escalatedRow(row)
  const escalations = dueEscalations(before, now)
  const all = [...before.escalations!, ...escalations]
  const at = now.toISOString()
  const [escalated] = yield* requestColumns.update(
    {
      ...(escalations.length > 0 && { escalatedAt: at, escalations: all, updatedAt: at }),
      alertAt: nextAlertAt({ ...before, escalations: all }),
    },
    { where: `"id" = ? AND "version" = ? AND "status" = 'active'`, params: [row.id, row.version] },
  )
  if (!escalated || escalations.length === 0) return
  yield* app.transactionHooks.run('requests:escalated', {
    request: requestColumns.read(escalated),
    escalations,
    ...call,
  })
}
