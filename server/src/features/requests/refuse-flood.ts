import { requestErrors } from '@brigade/domain/requests/requests.errors.ts'
import { requestLimits } from '@brigade/domain/requests/requests.limits.ts'
import { aheadOf } from '#kit/clock.ts'
import { tooManyRequests } from '#kit/errors.ts'
import { one, type Work } from '#kit/work.ts'

type Asking = { tableId: number; sitting: number; now: Date }

/** Refuses one more request of guests of a sitting that has made too many in a while. What the kitchen says of it is not theirs. */
export function* refuseFlood({ tableId, sitting, now }: Asking): Work<void> {
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
