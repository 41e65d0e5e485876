import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { GuestRequest, RequestListQuery } from '@brigade/domain/requests/requests.schema.ts'
import { withinSitting } from '#features/tables/door/sees-at-table.ts'
import { type ListAsked, listRecords, withinVenueIds } from '#kit/list-records.ts'
import { requestColumns } from './request-columns.ts'

/** Requests of the caller's venues, newest first unless sorted otherwise; a guest's are those of their sitting. (spec 1, §7) */
export function listRequests(asked: ListAsked<RequestListQuery>): Promise<Paged<GuestRequest> | GuestRequest[]> {
  return listRecords(asked, {
    columns: requestColumns,
    sort: { createdAt: -1 },
    narrow: (rows, venueIds) => withinSitting(withinVenueIds(rows, venueIds), asked.principal),
  })
}
