import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { floorSlot } from '#features/tables/public/floor-slot.ts'
import { roomSlot } from '#features/tables/public/room-slot.ts'
import { requestTabsSlot, doneTabsSlot } from '#features/trays/public/request-tabs-slots.ts'
import type { Permission } from '@brigade/domain/access/permissions.ts'
import { followsTrays } from '@brigade/domain/trays/trays.rules.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { redirect } from 'react-router'
import { requestSounds } from '#features/requests/requests.sounds.ts'
import type { MenuEntry, RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { requestsAddress, requestTimesAddress } from '#features/requests/requests-address.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { clockIcon, requestIcon } from '#ui/icon-paths.ts'

const handles = {
  requests: { permission: 'screens:requests', titleKey: 'requests:screens.guestRequests' },
  times: { permission: 'requests:configure', titleKey: 'requests:screens.requestTimes', ...setupScreen },
} satisfies Record<string, RouteHandle>

/** Venues with trays, which add tabs of their own, name the entry like the screen; others as in the specification. (spec 1, §2.3) */
function entriesFor(permission: Permission, isShown: (venue: Venue) => boolean): MenuEntry[] {
  const look = {
    path: requestsAddress,
    shortLabelKey: 'requests:screens.guestRequests',
    permission,
    icon: requestIcon,
    section: 'service',
    order: 25,
  } as const
  return [
    {
      ...look,
      labelKey: 'requests:screens.requestsInMenu',
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
  translations: () => import('#features/requests/requests.translations.en.ts'),
  usesCatalogues: ['auth', 'orders', 'venues'],
  routes: [
    screen('tables/request', handles.requests, () => import('#features/requests/pages/requests.page.tsx')),
    // The open requests are the first tab.
    { path: 'tables/request/active', loader: () => redirect(requestsAddress), element: null },
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
      icon: requestIcon,
      section: 'service',
      order: 25,
    },
  ],
  sounds: requestSounds,
  fills: [
    setupSlot.filledBy({
      path: requestTimesAddress,
      labelKey: 'requests:screens.requestTimes',
      permission: 'requests:configure',
      icon: clockIcon,
      helpKey: 'requests:help.times',
      settings: ['requestDueMinutes'],
      task: 'service',
    }),
    floorSlot.filledBy(async () => [(await import('#features/requests/requests.floor-part.tsx')).requestsFloorPart]),
    roomSlot.filledBy(async () => [(await import('#features/requests/requests.room-part.ts')).requestsRoomPart]),
    requestTabsSlot.filledBy(async () => (await import('#features/requests/requests.tabs.ts')).requestTabs),
    doneTabsSlot.filledBy(async () => (await import('#features/requests/requests.tabs.ts')).doneRequestTabs),
  ],
  startLive: async () => (await import('#features/requests/requests.live.ts')).startRequestsLive(),
  popups: async () => (await import('#features/requests/parts/request-popups.tsx')).RequestPopups,
}
