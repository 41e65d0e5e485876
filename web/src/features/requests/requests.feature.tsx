import type { Permission } from '@brigade/domain/access/permissions.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import type { MenuEntry, RouteHandle, WebFeature } from '#kit/feature.ts'
import { requestsAddress } from '#features/requests/requests-address.ts'
import { screen } from '#kit/screen.ts'
import { bellIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'screens:requests', titleKey: 'requests:screens.guestRequests' }

/** Where there are trays, which bring tabs of their own, the entry is called as the screen is. (spec 1, §2.3) */
function entriesFor(permission: Permission, isShown: (venue: Venue) => boolean): MenuEntry[] {
  const look = { path: requestsAddress, permission, icon: bellIcon, section: 'service', order: 25 } as const
  const hasTrays = (venue: Venue) => venue.trayOutSettings.enabled
  return [
    {
      ...look,
      labelKey: 'requests:screens.requests',
      isShown: (venue) => venue !== null && isShown(venue) && !hasTrays(venue),
    },
    {
      ...look,
      labelKey: 'requests:screens.guestRequests',
      isShown: (venue) => venue !== null && isShown(venue) && hasTrays(venue),
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
  routes: [screen('tables/request', handle, () => import('#features/requests/pages/requests.page.tsx'))],
  menu: [
    ...entriesFor('screens:requestsOfHotels', ({ isRestaurant }) => !isRestaurant),
    ...entriesFor('screens:requestsOfAll', () => true),
  ],
  sounds: requestSounds,
  floorPart: async () => (await import('#features/requests/requests.floor-part.tsx')).requestsFloorPart,
  roomPart: async () => (await import('#features/requests/requests.room-part.ts')).requestsRoomPart,
  requestTabs: async () => (await import('#features/requests/requests.tabs.ts')).requestTabs,
  startLive: async () => (await import('#features/requests/requests.live.ts')).startRequestsLive(),
  popups: async () => (await import('#features/requests/parts/request-popups.tsx')).RequestPopups,
}
