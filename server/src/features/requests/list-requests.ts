import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import type { Database } from '#kit/database.ts'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import { listPage } from '#kit/list-page.ts'
import { filtered } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'
import { requestColumns, type RequestRow } from './request-columns.ts'

export type ListRequests = { db: Database; query: RequestListQuery; principal: Principal; isPaged: boolean }

/** Requests of the caller's venues, newest first unless sorted otherwise; a guest's are those of their sitting. (spec 1, §7) */
export async function listRequests(input: ListRequests): Promise<Paged<GuestRequest> | GuestRequest[]> {
  const { db, query, principal, isPaged } = input
  const { $sort = { createdAt: -1 }, $limit, $skip, restaurantId, ...filters } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const scope = venueIds === 'all' ? {} : { restaurantId: { $in: venueIds } }
  return listPage<RequestRow, GuestRequest>({
    db,
    rows: withinSitting(filtered(db.build('requests'), { ...filters, ...scope }), principal),
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: (found) => found.map((row) => requestColumns.read(row)),
  })
}
