import { can, type Permission } from '@brigade/domain/access/permissions.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { startLivePages } from '#kit/live/live-pages.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { activeRequestLists } from '#features/requests/active-requests.ts'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { endedRequestsKey, requestCount, requestCountKey } from '#features/requests/requests.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

const entryPermissions = [
  'screens:requestsOfHotels',
  'screens:requestsOfAll',
  'screens:requestsOfWaiters',
  'screens:serviceAllVenues',
] as const satisfies Permission[]

/** Keeps the open requests, their number and the pages of ended ones in sync. Returns an unsubscribe function. */
export async function startRequestsLive(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  const hasEntry = entryPermissions.some((permission) => can(user, permission))
  const stops = [
    await activeRequestLists.start(),
    startLivePages(requestsPath, ['patched'], endedRequestsKey),
    ...(scope !== null && hasEntry
      ? [
          startLivePages(requestsPath, ['created', 'patched'], requestCountKey),
          keepMenuCount(requestsAddress, requestCount(scope)),
        ]
      : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
