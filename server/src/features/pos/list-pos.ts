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
import { withinVenues } from '#features/venues/public/within-venues.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { checkColumns, posNotificationColumns, profileColumns } from './pos-columns.ts'
import { postingColumns } from './posting-columns.ts'

type Rows = Parameters<typeof withinVenues>[0]

/** Returns the postings of the caller's venues, the newest first unless sorted otherwise. */
export function listPostings(asked: ListParams<PosPostingListQuery>): Promise<Paged<PosPosting> | PosPosting[]> {
  return listRecords(asked, { columns: postingColumns, sort: { createdAt: -1, id: -1 }, narrow })
}

/** Returns the checks that rooms of the caller's venues have open at the point of sale. (spec 1, §7) */
export function listChecks(asked: ListParams<PosCheckListQuery>): Promise<Paged<PosCheck> | PosCheck[]> {
  return listRecords(asked, { columns: checkColumns, sort: { id: 1 }, narrow })
}

/** Returns the names that the caller's venues gave to their points of sale. (spec 1, §7) */
export function listProfiles(asked: ListParams<PosProfileListQuery>): Promise<Paged<PosProfile> | PosProfile[]> {
  return listRecords(asked, { columns: profileColumns, sort: { id: 1 }, narrow })
}

/** Returns notifications about postings, the newest first unless sorted otherwise. (spec 1, §7) */
export function listPosNotifications(
  asked: ListParams<PosNotificationListQuery>,
): Promise<Paged<PosNotification> | PosNotification[]> {
  return listRecords(asked, { columns: posNotificationColumns, sort: { createdAt: -1, id: -1 }, narrow })
}

function narrow(rows: Rows, venueIds: number[] | 'all'): Rows {
  return withinVenues(rows, venueIds, true)
}
