import { can } from '@brigade/domain/access/permissions.ts'
import { guestServicesPath, sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { guestServicesKey, ofRequestsKey } from '#features/requests/services/guest-services.queries.ts'

/** Keeps the services of guests in sync for people who set them up, with their last requests. Returns an unsubscribe function. */
export async function startGuestServicesLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'requests:configure')) return () => undefined
  const stops = [
    startLivePages(guestServicesPath, ['created', 'patched', 'removed'], guestServicesKey),
    startLivePages(sortGuestServicesPath, ['created'], guestServicesKey),
    startLivePages(requestsPath, ['created', 'patched'], ofRequestsKey),
  ]
  return () => stops.forEach((stop) => stop())
}
