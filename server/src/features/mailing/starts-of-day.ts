import { mailingErrors } from '@brigade/domain/mailing/mailing.errors.ts'
import { mailingLimits } from '@brigade/domain/mailing/mailing.limits.ts'
import type { Mailing } from '@brigade/domain/mailing/mailing.schema.ts'
import { lockRow } from '#kit/database/lock-row.ts'
import { many, one, type Transaction } from '#kit/database/transaction.ts'
import { refuseBeyond } from '#kit/errors/errors.ts'

const dayMs = 86_400_000

type Starting = Pick<Mailing, 'id' | 'restaurantId'>

/** Refuses one start more than a venue may have within the day before it. Those that are scheduled for that day count too. */
export function* refuseManyStarts({ id, restaurantId }: Starting, at: Date): Transaction<void> {
  yield* lockVenue(restaurantId)
  const { startsADay: limit } = mailingLimits
  const from = dayBefore(at)
  const found = yield* one<{ total: number }>(
    `SELECT count(*) AS "total" FROM mailings WHERE "restaurantId" = ? AND "id" <> ?
       AND ("startedAt" > ? OR ("state" = 'scheduled' AND "scheduledAt" > ? AND "scheduledAt" <= ?))`,
    restaurantId,
    id,
    from,
    from,
    at.toISOString(),
  )
  refuseBeyond(found?.total ?? 0, { limit, code: 'tooManyStarts', sentences: mailingErrors })
}

/** Returns when a scheduled mailing may begin: now, or once fewer have been started within a day. */
export function* firstStart({ restaurantId }: Starting, now: Date): Transaction<Date> {
  yield* lockVenue(restaurantId)
  const started = yield* many<{ startedAt: string }>(
    'SELECT "startedAt" FROM mailings WHERE "restaurantId" = ? AND "startedAt" > ? ORDER BY "startedAt" DESC LIMIT ?',
    restaurantId,
    dayBefore(now),
    mailingLimits.startsADay,
  )
  const last = started[mailingLimits.startsADay - 1]
  return last ? new Date(Date.parse(last.startedAt) + dayMs) : now
}

/** Makes others that start a mailing of this venue wait. */
function lockVenue(restaurantId: number): Transaction<unknown> {
  return lockRow('venues', { id: restaurantId, by: 'timeZone' })
}

function dayBefore(at: Date): string {
  return new Date(at.getTime() - dayMs).toISOString()
}
