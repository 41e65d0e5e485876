import type { BodyOf } from '@brigade/domain/services.ts'
import { adminNotificationsPath, closeAdminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import type { StaffNotification } from '@brigade/domain/notifications/staff-notifications.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'
import { adminNotificationsKey, notificationPagesKey } from '#features/notifications/notifications.queries.ts'

/** Creates a message, for a form, which shows the problems itself. */
export async function createNotification(
  body: BodyOf<typeof staffNotificationsPath, 'create'>,
): Promise<StaffNotification> {
  const notification = await apiCreate(staffNotificationsPath, body)
  await conclude('notifications:said.written')
  return notification
}

/** Changes a message, for a form. */
export async function changeNotification(
  id: number,
  change: BodyOf<typeof staffNotificationsPath, 'patch'>,
): Promise<StaffNotification> {
  const notification = await apiPatch(staffNotificationsPath, id, change)
  await conclude('notifications:said.saved')
  return notification
}

/** Ends a message: it leaves the screens and stays in the list. */
export function useEndNotification() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(staffNotificationsPath, id, { isActive: false }),
    onSuccess: () => conclude('notifications:said.ended'),
    onError: showError,
  })
}

export function useRemoveNotification() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(staffNotificationsPath, id),
    onSuccess: () => conclude('notifications:said.removed'),
    onError: showError,
    onSettled: refetchPages,
  })
}

/** Marks a notification of the admin as read, for everyone who reads them. */
export function useReadAdminNotification() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(adminNotificationsPath, id, { isActive: false }),
    onError: showError,
    onSettled: refetchAdminNotifications,
  })
}

/** Marks all as read, up to the newest that the person has seen. */
export function useReadAllAdminNotifications() {
  const { number } = useFormats()
  return useMutation({
    mutationFn: (upTo: number) => apiCreate(closeAdminNotificationsPath, { upTo }),
    onSuccess: ({ count }) => {
      if (count === 0) showToast({ kind: 'info', text: translate('notifications:admin.none') })
      else
        showToast({ kind: 'success', text: translate('notifications:admin.allRead', { count, shown: number(count) }) })
    },
    onError: showError,
    onSettled: refetchAdminNotifications,
  })
}

async function refetchAdminNotifications(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: adminNotificationsKey })
}

async function conclude(said: PlainKey): Promise<void> {
  await refetchPages()
  showToast({ kind: 'success', text: translate(said) })
}

async function refetchPages(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: notificationPagesKey })
}
