import type { BodyOf } from '@brigade/domain/services.ts'
import { adminNotificationsPath, closeAdminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/api-client.ts'
import { useFormats } from '#kit/formats.ts'
import { say } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError, showToast } from '#kit/toasts.ts'
import type { PlainKey } from '#kit/word-keys.ts'
import { adminNotificationsKey, notificationPagesKey } from '#features/notifications/notifications.queries.ts'

/** Writes a new one, for a form, which shows itself what is wrong. */
export async function createNotification(body: BodyOf<typeof staffNotificationsPath, 'create'>): Promise<void> {
  await apiCreate(staffNotificationsPath, body)
  await conclude('notifications:said.written')
}

/** Changes one, for a form. */
export async function changeNotification(
  id: number,
  change: BodyOf<typeof staffNotificationsPath, 'patch'>,
): Promise<void> {
  await apiPatch(staffNotificationsPath, id, change)
  await conclude('notifications:said.saved')
}

/** Takes one off the screens and keeps it in the list. */
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

/** Marks a notification of the admin as read, for all who read them. */
export function useReadAdminNotification() {
  return useMutation({
    mutationFn: (id: number) => apiPatch(adminNotificationsPath, id, { isActive: false }),
    onError: showError,
    onSettled: refetchAdminNotifications,
  })
}

/** The same for all up to the newest that somebody has seen. */
export function useReadAllAdminNotifications() {
  const { number } = useFormats()
  return useMutation({
    mutationFn: (upTo: number) => apiCreate(closeAdminNotificationsPath, { upTo }),
    onSuccess: ({ count }) => {
      if (count === 0) showToast({ kind: 'info', text: say('notifications:admin.none') })
      else showToast({ kind: 'success', text: say('notifications:admin.allRead', { count, shown: number(count) }) })
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
  showToast({ kind: 'success', text: say(said) })
}

async function refetchPages(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: notificationPagesKey })
}
