import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { traySounds } from '#features/trays/trays.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { oncePerPath, screen } from '#kit/screen.ts'
import { trayIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'trays:write', titleKey: 'trays:screens.trays' }

export const traysFeature: WebFeature = {
  name: 'trays',
  words: {
    en: () => import('#features/trays/trays.words.en.ts'),
    ar: () => import('#features/trays/trays.words.ar.ts'),
  },
  routes: [{ ...screen('tables/trays', handle, () => import('#features/trays/pages/trays.page.tsx')), ...oncePerPath }],
  menu: [
    {
      path: '/tables/trays',
      labelKey: 'trays:screens.trays',
      permission: 'trays:write',
      icon: trayIcon,
      section: 'service',
      order: 60,
      isShown: followsTrays,
    },
  ],
  sounds: traySounds,
  floorPart: async () => (await import('#features/trays/trays.floor-part.tsx')).traysFloorPart,
  roomPart: async () => (await import('#features/trays/trays.room-part.ts')).traysRoomPart,
  startLive: async () => (await import('#features/trays/trays.live.ts')).startTraysLive(),
  popups: async () => (await import('#features/trays/parts/tray-popups.tsx')).TrayPopups,
}

/** Restaurants have none, nor do hotels that do not follow them. */
function followsTrays(venue: Venue | null): boolean {
  return venue !== null && !venue.isRestaurant && venue.trayOutSettings.enabled
}
