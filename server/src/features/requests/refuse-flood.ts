import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { requestLimits } from '@brigade/domain/requests/requests.limits.ts'
import { aheadOf } from '#kit/settings/clock.ts'
import { tooManyRequests } from '#kit/errors/errors.ts'
import { one, type Transaction } from '#kit/database/transaction.ts'

type Asking = { tableId: number; sitting: number; now: Date }

/** Refuses a further request of guests of a sitting that has made too many recently. The kitchen's notices do not count. */
export function* refuseFlood({ tableId, sitting, now }: Asking): Transaction<void> {
  const whileMs = requestLimits.whileMinutes * 60_000
  const asked = yield* one<{ total: number; first: string }>(
    `SELECT count(*) AS "total", min("createdAt") AS "first" FROM requests
     WHERE "tableId" = ? AND "sitting" = ? AND "createdAt" > ? AND "createdAt" <= ? AND "requestType" <> 'kitchen'`,
    tableId,
    sitting,
    new Date(now.getTime() - whileMs).toISOString(),
    aheadOf(now).toISOString(),
  )
  if (!asked || asked.total < requestLimits.mostInAWhile) return
  const retryAfter = Math.ceil((Date.parse(asked.first) + whileMs - now.getTime()) / 1000)
  throw tooManyRequests({
    message: requestErrors.tooManyRequests,
    reason: 'tooManyRequests',
    extras: { retryAfter },
  })
}
