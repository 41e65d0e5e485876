import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { adminNotificationsPath, countAdminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiCreate, apiFind, apiGet } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'

export const notificationPagesKey = ['notifications', 'pages'] as const

export const notificationsAPage = 20

export const notificationStates = ['shown', 'ended'] as const

export type NotificationState = (typeof notificationStates)[number]

type NotificationList = { venueId: number | null; state: NotificationState | undefined; page: number }

/** Returns the query for one page of messages to the staff of a venue, the newest first. */
export function notificationList({ venueId, state, page }: NotificationList) {
  return queryOptions({
    queryKey: [...notificationPagesKey, venueId, state ?? 'all', page],
    enabled: venueId !== null,
    queryFn: () =>
      apiFind(staffNotificationsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        ...(state && { isActive: state === 'shown' }),
        $limit: notificationsAPage,
        $skip: (page - 1) * notificationsAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for one message, for its form: from a list, or fetched if an address names another. */
export function oneNotification(id: number | null) {
  return queryOptions({
    queryKey: ['notifications', 'opened', id],
    enabled: id !== null,
    gcTime: 0,
    staleTime: Infinity,
    queryFn: () => apiGet(staffNotificationsPath, id ?? 0),
    initialData: () => listed(id),
  })
}

export const adminNotificationsKey = ['notifications', 'admin'] as const

export const adminNotificationStates = ['unread', 'read'] as const

export type AdminNotificationState = (typeof adminNotificationStates)[number]

/** Larger counts are shown as this many or more. */
export const adminNotificationsCountedTo = 10_000

/** Returns the query for one page of edits by people other than the admin, the newest first. */
export function adminNotificationList({ state, page }: { state: AdminNotificationState | undefined; page: number }) {
  return queryOptions({
    queryKey: [...adminNotificationsKey, 'pages', state ?? 'all', page],
    queryFn: () =>
      apiFind(adminNotificationsPath, {
        ...(state && { isActive: state === 'unread' }),
        $countTo: adminNotificationsCountedTo,
        $limit: notificationsAPage,
        $skip: (page - 1) * notificationsAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the query for the newest unread notifications. (spec 1, §7) */
export function newestAdminNotifications() {
  return queryOptions({
    queryKey: [...adminNotificationsKey, 'newest'],
    queryFn: async () =>
      (await apiFind(adminNotificationsPath, { isActive: true, $countTo: 1, $limit: notificationsAPage })).data,
  })
}

/** Larger counts are shown as more than this: counting a million takes time. */
const countedTo = 100

/** Returns the query for the number of unread notifications. (spec 1, §7) */
export function unreadAdminNotifications() {
  return queryOptions({
    queryKey: [...adminNotificationsKey, 'count'],
    queryFn: async () => (await apiCreate(countAdminNotificationsPath, { countTo: countedTo })).count,
  })
}

function listed(id: number | null): StaffNotification | undefined {
  return queryClient
    .getQueriesData<Paged<StaffNotification>>({ queryKey: notificationPagesKey })
    .flatMap(([, page]) => page?.data ?? [])
    .find((notification) => notification.id === id)
}
