import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { type CountRequests, type RequestCount, requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

type Counted = { db: Database; body: CountRequests; principal: Principal; now: Date }

/** Counts the active requests of the caller's venues; ended ones are not counted. (spec 1, §7) */
export async function countRequests({ db, body, principal, now }: Counted): Promise<RequestCount> {
  const venues = scopedVenueIds(principal, body.restaurantId)
  const since = daysBefore(now, requestWindowDays)
  const active = filtered(db.build('requests'), {
    status: 'active',
    requestType: body.requestType,
    tableId: body.tableId,
    createdAt: body.createdAt ?? { $gt: since },
  })
  const [found] = await db.list<{ total: number; overdue: number }>(
    withinVenues(active, venues, true)
      .count({ total: '*' })
      .select(db.build.raw('COUNT(CASE WHEN "dueAt" <= ? THEN 1 END) AS "overdue"', [now.toISOString()])),
  )
  return found ?? { total: 0, overdue: 0 }
}
