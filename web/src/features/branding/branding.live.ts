import { can } from '@brigade/domain/access/permissions.ts'
import { brandingDraftPath, brandingPath } from '@brigade/domain/branding/branding.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { brandingKey } from '#features/branding/branding.queries.ts'

/** Keeps drafts and published branding in sync for people who write them. Returns an unsubscribe function. */
export async function startBrandingLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'branding:write')) return () => undefined
  const stops = [
    startLivePages(brandingDraftPath, ['created', 'patched', 'removed'], brandingKey),
    startLivePages(brandingPath, ['created', 'patched'], brandingKey),
  ]
  return () => stops.forEach((stop) => stop())
}
