import { trayPath } from '@brigade/domain/trays/trays.scan.ts'
import { redirect } from 'react-router'
import { traySounds } from '#features/trays/trays.sounds.ts'
import {
  labelsAddress,
  roundAddress,
  stickersAddress,
  traysAddress,
  venueWithButton,
} from '#features/trays/trays-address.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { oncePerPath, screen, setupScreen } from '#kit/screen.ts'
import { codeIcon, ordersIcon, trayIcon } from '#ui/icon-paths.ts'

const roundHandle: RouteHandle = {
  permission: 'trays:write',
  titleKey: 'trays:screens.round',
  backTo: traysAddress,
  menuPath: '/tables/request',
}

/** What the code on a tray says. */
const codeHandle: RouteHandle = { permission: 'trays:read' }

const handle: RouteHandle = { permission: 'screens:trayStickers', titleKey: 'trays:screens.codes', ...setupScreen }

export const traysFeature: WebFeature = {
  name: 'trays',
  words: {
    en: () => import('#features/trays/trays.words.en.ts'),
    ar: () => import('#features/trays/trays.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [
    // The rooms with trays are tabs of the screen of requests.
    { path: 'tables/trays', loader: () => redirect(traysAddress) },
    screen(roundAddress.slice(1), roundHandle, () => import('#features/trays/round/tray-round.page.tsx')),
    {
      path: trayPath(':serial'),
      handle: codeHandle,
      loader: async ({ params: { serial = '' } }) => {
        const { addressOfTray } = await import('#features/trays/address-of-tray.ts')
        return redirect(await addressOfTray(serial))
      },
    },
    {
      ...screen('qrslist', handle, () => import('#features/trays/pages/qr-codes.page.tsx')),
      ...oncePerPath,
    },
  ],
  bareRoutes: [screen(labelsAddress.slice(1), handle, () => import('#features/trays/pages/tray-labels.page.tsx'))],
  setup: [
    {
      path: stickersAddress,
      labelKey: 'trays:screens.codes',
      permission: 'trays:configure',
      icon: codeIcon,
      task: 'tables',
    },
  ],
  floatingLinks: [
    {
      permission: 'screens:trayStickersByButton',
      isShown: (venue) => venue?.id === venueWithButton,
      there: { path: stickersAddress, labelKey: 'trays:screens.stickers', icon: trayIcon },
      back: { path: '/orders/list', labelKey: 'orders:screens.list', icon: ordersIcon },
    },
  ],
  sounds: traySounds,
  floorPart: async () => (await import('#features/trays/trays.floor-part.tsx')).traysFloorPart,
  roomPart: async () => (await import('#features/trays/trays.room-part.ts')).traysRoomPart,
  tabs: {
    requests: async () => (await import('#features/trays/trays.tabs.tsx')).roomTabs,
    doneRequests: async () => (await import('#features/trays/trays.tabs.tsx')).fetchedTabs,
    codes: async () => (await import('#features/trays/trays.code-tabs.ts')).stickerTabs,
  },
  orderParts: async () => (await import('#features/trays/trays.order-parts.ts')).trayOrderParts,
  startLive: async () => (await import('#features/trays/trays.live.ts')).startTraysLive(),
  popups: async () => (await import('#features/trays/parts/tray-popups.tsx')).TrayPopups,
}
