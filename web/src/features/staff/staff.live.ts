import { can } from '@brigade/domain/access/permissions.ts'
import { staffPath } from '@brigade/domain/staff/staff.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { staffKey } from '#features/staff/staff.queries.ts'

/** Keeps the accounts in sync for people who manage them. Returns an unsubscribe function. */
export async function startStaffLive(): Promise<() => void> {
  const { user } = await loadSession()
  return can(user, 'staff:manage')
    ? startLivePages(staffPath, ['created', 'patched', 'removed'], staffKey)
    : () => undefined
}
