import { can } from '@brigade/domain/access/permissions.ts'
import { mailingsPath } from '@brigade/domain/mailing/mailing.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { mailingsKey } from '#features/mailing/mailing.queries.ts'

/** Keeps mailings and their logs in sync for people who see them. Returns an unsubscribe function. */
export async function startMailingLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'mailing:use')) return () => undefined
  return startLivePages(mailingsPath, ['created', 'patched', 'removed'], mailingsKey)
}
