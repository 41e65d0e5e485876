import type { PosKeyFault } from '@brigade/domain/pos/pos.keys.schema.ts'
import {
  countPosNotificationsPath,
  posKeysPath,
  posNotificationsPath,
  posPostingsPath,
  posProfilesPath,
} from '@brigade/domain/pos/pos.api.ts'
import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import type { PostingState } from '@brigade/domain/pos/pos.states.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { inScope, type VenueScope } from '#features/venues/venues.queries.ts'
import { apiCreate, apiFind, apiList } from '#kit/calls/api-client.ts'

export const postingPagesKey = ['pos', 'postings'] as const
export const noticesKey = ['pos', 'notices'] as const
export const profilesKey = ['pos', 'profiles'] as const

export const posAPage = 20

type PostingList = { venueId: number; state: PostingState | undefined; page: number }

/** Returns the query for one page of postings, done or planned, the newest first. */
export function postingList({ venueId, state, page }: PostingList) {
  return queryOptions({
    queryKey: [...postingPagesKey, venueId, state ?? 'all', page],
    queryFn: () => apiFind(posPostingsPath, { restaurantId: venueId, ...(state && { state }), ...pageOf(page) }),
    placeholderData: keepPreviousData,
  })
}

type KeyList = { venueId: number; fault: PosKeyFault['fault'] | undefined; page: number }

/** Returns the query for one page of items that lack a key, or share one. */
export function keyFaultList({ venueId, fault, page }: KeyList) {
  return queryOptions({
    queryKey: ['pos', 'keys', venueId, fault ?? 'all', page],
    queryFn: () => apiFind(posKeysPath, { restaurantId: venueId, ...(fault && { fault }), ...pageOf(page) }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for the names of a venue's points of sale. */
export function profileList(venueId: number) {
  return queryOptions({
    queryKey: [...profilesKey, venueId],
    queryFn: () => apiList(posProfilesPath, { restaurantId: venueId }),
  })
}

/**
 * Returns the query for notifications of postings that are not, or may not be, at the point of sale, and that have not
 * been dismissed at the venue. (spec 1, §7)
 */
export function openNotices(scope: VenueScope | null) {
  return queryOptions({
    queryKey: [...noticesKey, 'open', scope],
    enabled: scope !== null,
    queryFn: () => apiList(posNotificationsPath, { ...inScope(scope ?? 'all'), type: 'error', isActive: true }),
  })
}

/** Returns the query for the number of posting results that were not seen at the venue yet. (spec 1, §7) */
export function newNotices(scope: VenueScope) {
  return queryOptions({
    queryKey: [...noticesKey, 'new', scope],
    queryFn: async () => (await apiCreate(countPosNotificationsPath, inScope(scope))).count,
  })
}

type NoticeList = { venueId: number; type: PosNotification['type'] | undefined; page: number }

/** Returns the query for one page of results of postings, the newest first. */
export function noticeList({ venueId, type, page }: NoticeList) {
  return queryOptions({
    queryKey: [...noticesKey, 'list', venueId, type ?? 'all', page],
    queryFn: () => apiFind(posNotificationsPath, { restaurantId: venueId, ...(type && { type }), ...pageOf(page) }),
    placeholderData: keepPreviousData,
  })
}

function pageOf(page: number) {
  return { $limit: posAPage, $skip: (page - 1) * posAPage }
}
