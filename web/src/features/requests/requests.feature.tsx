import type { Permission } from '@brigade/domain/access/permissions.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { redirect } from 'react-router'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import type { MenuEntry, RouteHandle, WebFeature } from '#kit/feature.ts'
import { requestsAddress, requestTimesAddress } from '#features/requests/requests-address.ts'
import { screen, setupScreen } from '#kit/screen.ts'
import { bellIcon, clockIcon } from '#ui/icon-paths.ts'

const handles = {
  requests: { permission: 'screens:requests', titleKey: 'requests:screens.guestRequests' },
  times: { permission: 'requests:configure', titleKey: 'requests:screens.requestTimes', ...setupScreen },
} satisfies Record<string, RouteHandle>

/** Where there are trays, which bring tabs of their own, the entry is called as the screen is. (spec 1, §2.3) */
function entriesFor(permission: Permission, isShown: (venue: Venue) => boolean): MenuEntry[] {
  const look = {
    path: requestsAddress,
    shortLabelKey: 'requests:screens.requestsShort',
    permission,
    icon: bellIcon,
    section: 'service',
    order: 25,
  } as const
  return [
    {
      ...look,
      labelKey: 'requests:screens.requests',
      isShown: (venue) => venue !== null && isShown(venue) && !followsTrays(venue),
    },
    {
      ...look,
      labelKey: 'requests:screens.guestRequests',
      isShown: (venue) => venue !== null && isShown(venue) && followsTrays(venue),
    },
  ]
}

export const requestsFeature: WebFeature = {
  name: 'requests',
  words: {
    en: () => import('#features/requests/requests.words.en.ts'),
    ar: () => import('#features/requests/requests.words.ar.ts'),
  },
  alsoSays: ['orders', 'venues'],
  routes: [
    screen('tables/request', handles.requests, () => import('#features/requests/pages/requests.page.tsx')),
    // What waits is the first tab.
    { path: 'tables/request/active', loader: () => redirect(requestsAddress) },
    screen('requests/times', handles.times, () => import('#features/requests/pages/request-times.page.tsx')),
  ],
  menu: [
    ...entriesFor('screens:requestsOfHotels', ({ isRestaurant }) => !isRestaurant),
    ...entriesFor('screens:requestsOfAll', () => true),
    ...entriesFor('screens:requestsOfWaiters', () => true),
    {
      path: requestsAddress,
      labelKey: 'requests:screens.guestRequests',
      permission: 'screens:serviceAllVenues',
      icon: bellIcon,
      section: 'service',
      order: 25,
    },
  ],
  setup: [
    {
      path: requestTimesAddress,
      labelKey: 'requests:screens.requestTimes',
      permission: 'requests:configure',
      icon: clockIcon,
      task: 'service',
    },
  ],
  sounds: requestSounds,
  floorPart: async () => (await import('#features/requests/requests.floor-part.tsx')).requestsFloorPart,
  roomPart: async () => (await import('#features/requests/requests.room-part.ts')).requestsRoomPart,
  tabs: {
    requests: async () => (await import('#features/requests/requests.tabs.ts')).requestTabs,
    doneRequests: async () => (await import('#features/requests/requests.tabs.ts')).doneRequestTabs,
  },
  startLive: async () => (await import('#features/requests/requests.live.ts')).startRequestsLive(),
  popups: async () => (await import('#features/requests/parts/request-popups.tsx')).RequestPopups,
}
