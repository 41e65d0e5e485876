import type { Paged } from '@brigade/domain/kit/paging.ts'
import type {
  PosCheck,
  PosCheckListQuery,
  PosNotification,
  PosNotificationListQuery,
  PosProfile,
  PosProfileListQuery,
} from '@brigade/domain/pos/pos.records.schema.ts'
import type { PosPosting, PosPostingListQuery } from '@brigade/domain/pos/pos.schema.ts'
import { withinVenues } from '#features/venues/door/within-venues.ts'
import { type ListAsked, listRecords } from '#kit/list-records.ts'
import { checkColumns, posNotificationColumns, profileColumns } from './pos-columns.ts'
import { postingColumns } from './posting-columns.ts'

type Rows = Parameters<typeof withinVenues>[0]

/** Postings of the caller's venues, the newest first unless sorted otherwise. */
export function listPostings(asked: ListAsked<PosPostingListQuery>): Promise<Paged<PosPosting> | PosPosting[]> {
  return listRecords(asked, { columns: postingColumns, sort: { createdAt: -1, id: -1 }, narrow })
}

/** The checks that rooms of the caller's venues have open at the point of sale. (spec 1, §7) */
export function listChecks(asked: ListAsked<PosCheckListQuery>): Promise<Paged<PosCheck> | PosCheck[]> {
  return listRecords(asked, { columns: checkColumns, sort: { id: 1 }, narrow })
}

/** What the caller's venues call their points of sale. (spec 1, §7) */
export function listProfiles(asked: ListAsked<PosProfileListQuery>): Promise<Paged<PosProfile> | PosProfile[]> {
  return listRecords(asked, { columns: profileColumns, sort: { id: 1 }, narrow })
}

/** Word of what became of postings, the newest first unless sorted otherwise. (spec 1, §7) */
export function listPosNotifications(
  asked: ListAsked<PosNotificationListQuery>,
): Promise<Paged<PosNotification> | PosNotification[]> {
  return listRecords(asked, { columns: posNotificationColumns, sort: { createdAt: -1, id: -1 }, narrow })
}

function narrow(rows: Rows, venueIds: number[] | 'all'): Rows {
  return withinVenues(rows, venueIds, true)
}
