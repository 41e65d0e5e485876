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
import { apiCreate, apiFind, apiList } from '#kit/api-client.ts'

export const postingPagesKey = ['pos', 'postings'] as const
export const noticesKey = ['pos', 'notices'] as const
export const profilesKey = ['pos', 'profiles'] as const

export const posAPage = 20

type PostingList = { venueId: number; state: PostingState | undefined; page: number }

/** One page of what was posted, or was to be, the newest first. */
export function postingList({ venueId, state, page }: PostingList) {
  return queryOptions({
    queryKey: [...postingPagesKey, venueId, state ?? 'all', page],
    queryFn: () => apiFind(posPostingsPath, { restaurantId: venueId, ...(state && { state }), ...pageOf(page) }),
    placeholderData: keepPreviousData,
  })
}

type KeyList = { venueId: number; fault: PosKeyFault['fault'] | undefined; page: number }

/** One page of what lacks a key, or shares one. */
export function keyFaultList({ venueId, fault, page }: KeyList) {
  return queryOptions({
    queryKey: ['pos', 'keys', venueId, fault ?? 'all', page],
    queryFn: () => apiFind(posKeysPath, { restaurantId: venueId, ...(fault && { fault }), ...pageOf(page) }),
    placeholderData: keepPreviousData,
  })
}

/** What a venue calls its points of sale. */
export function profileList(venueId: number) {
  return queryOptions({
    queryKey: [...profilesKey, venueId],
    queryFn: () => apiList(posProfilesPath, { restaurantId: venueId }),
  })
}

/** Word of what is not at the point of sale, or may not be, which nobody at the venue has put aside yet. (spec 1, §7) */
export function openNotices(scope: VenueScope | null) {
  return queryOptions({
    queryKey: [...noticesKey, 'open', scope],
    enabled: scope !== null,
    queryFn: () => apiList(posNotificationsPath, { ...inScope(scope ?? 'all'), type: 'error', isActive: true }),
  })
}

/** How much came of postings that nobody at the venue has looked at yet. (spec 1, §7) */
export function newNotices(scope: VenueScope) {
  return queryOptions({
    queryKey: [...noticesKey, 'new', scope],
    queryFn: async () => (await apiCreate(countPosNotificationsPath, inScope(scope))).count,
  })
}

type NoticeList = { venueId: number; type: PosNotification['type'] | undefined; page: number }

/** One page of what came of postings, the newest first. */
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
