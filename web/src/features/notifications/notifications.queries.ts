import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiFind, apiGet } from '#kit/api-client.ts'
import { queryClient } from '#kit/query-client.ts'

export const notificationPagesKey = ['notifications', 'pages'] as const

export const notificationsAPage = 20

export const notificationStates = ['shown', 'ended'] as const

export type NotificationState = (typeof notificationStates)[number]

type NotificationList = { venueId: number | null; state: NotificationState | undefined; page: number }

/** One page of what was written to the staff of a venue, the newest first. */
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

/** One of them, for its form: as a list has it, or fetched where an address names another. */
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

function listed(id: number | null): StaffNotification | undefined {
  return queryClient
    .getQueriesData<Paged<StaffNotification>>({ queryKey: notificationPagesKey })
    .flatMap(([, page]) => page?.data ?? [])
    .find((notification) => notification.id === id)
}
