import type { Principal } from '@brigade/domain/access/principal.ts'
import { tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import { pageLimits, type Page } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
import { countOf, filtered, sorted } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

export type ListRequests = { db: Database; query: RequestListQuery; principal: Principal; isPaged: boolean; now: Date }

/** Requests of the caller's venues, newest first unless sorted otherwise; a guest's are those of their table. (spec 1, §7) */
export async function listRequests({ db, query, principal, isPaged, now }: ListRequests): Promise<
  Page<GuestRequest> | GuestRequest[]
> {
  const { $sort = { createdAt: -1 }, $limit = pageLimits.standard, $skip = 0, restaurantId, ...filters } = query
  const venues = scopedVenueIds(principal, restaurantId)
  const rows = filtered(db.build('requests'), { ...filters, ...(venues !== 'all' && { restaurantId: { $in: venues } }) })
  if (principal.kind === 'guest') {
    void rows.where('tableId', principal.tableId).where('createdAt', '>=', guestsSeeSince(now))
  }
  if (!isPaged) return db.list<GuestRequest>(sorted(rows.clone(), $sort).limit(pageLimits.unpaged))
  const limit = Math.min($limit, pageLimits.most)
  const [total, data] = await Promise.all([
    countOf(db, rows),
    db.list<GuestRequest>(sorted(rows.clone(), $sort).limit(limit).offset($skip)),
  ])
  return { total, limit, skip: $skip, data }
}

function guestsSeeSince(now: Date): string {
  return new Date(now.getTime() - tokenLifetimes.guestHours * 3_600_000).toISOString()
}
