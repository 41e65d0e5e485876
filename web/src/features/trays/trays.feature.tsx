import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { orderSlot } from '#features/orders/public/order-slot.ts'
import { floorSlot } from '#features/tables/public/floor-slot.ts'
import { roomSlot } from '#features/tables/public/room-slot.ts'
import { requestTabsSlot, doneTabsSlot } from '#features/trays/public/request-tabs-slots.ts'
import { codeTabsSlot } from '#features/tables/public/code-tabs-slot.ts'
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
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { oncePerPath, screen, setupScreen } from '#kit/features/screen.ts'
import { codeIcon, ordersIcon, trayIcon } from '#ui/icon-paths.ts'

const roundHandle: RouteHandle = {
  permission: 'trays:write',
  titleKey: 'trays:screens.round',
  backTo: traysAddress,
  menuPath: '/tables/request',
}

/** The screen that the code on a tray opens. */
const TraySettingsDrawer = lazyPart(
  async () => ({ default: (await import('#features/trays/settings/tray-settings-drawer.tsx')).TraySettingsDrawer }),
  ['trays'],
)

const codeHandle: RouteHandle = { permission: 'trays:read' }

const handle: RouteHandle = { permission: 'screens:trayStickers', titleKey: 'trays:screens.codes', ...setupScreen }

export const traysFeature: WebFeature = {
  name: 'trays',
  translations: () => import('#features/trays/trays.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [
    // The rooms with trays are tabs of the screen of requests.
    { path: 'tables/trays', loader: () => redirect(traysAddress), element: null },
    screen(roundAddress.slice(1), roundHandle, () => import('#features/trays/round/tray-round.page.tsx')),
    {
      path: trayPath(':serial'),
      handle: codeHandle,
      loader: async ({ params: { serial = '' } }) => {
        const { addressOfTray } = await import('#features/trays/address-of-tray.ts')
        return redirect(await addressOfTray(serial))
      },
      element: null,
    },
    {
      ...screen('qrslist', handle, () => import('#features/trays/pages/qr-codes.page.tsx')),
      ...oncePerPath,
    },
  ],
  bareRoutes: [screen(labelsAddress.slice(1), handle, () => import('#features/trays/pages/tray-labels.page.tsx'))],
  floatingLinks: [
    {
      permission: 'screens:trayStickersByButton',
      isShown: (venue) => venue?.id === venueWithButton,
      there: { path: stickersAddress, labelKey: 'trays:screens.stickers', icon: trayIcon },
      back: { path: '/orders/list', labelKey: 'orders:screens.list', icon: ordersIcon },
    },
  ],
  sounds: traySounds,
  fills: [
    setupSlot.filledBy({
      path: stickersAddress,
      labelKey: 'trays:screens.codes',
      permission: 'trays:configure',
      icon: codeIcon,
      helpKey: 'trays:help.codes',
      task: 'tables',
    }),
    setupSlot.filledBy({
      form: 'trays',
      Form: TraySettingsDrawer,
      labelKey: 'trays:screens.settings',
      helpKey: 'trays:help.settings',
      permission: 'trays:configure',
      settings: ['trayOutSettings'],
      isShown: ({ isRestaurant }) => !isRestaurant,
      icon: trayIcon,
      task: 'tables',
    }),
    orderSlot.filledBy(async () => (await import('#features/trays/trays.order-parts.ts')).trayOrderParts),
    floorSlot.filledBy(async () => [(await import('#features/trays/trays.floor-part.tsx')).traysFloorPart]),
    roomSlot.filledBy(async () => [(await import('#features/trays/trays.room-part.ts')).traysRoomPart]),
    requestTabsSlot.filledBy(async () => (await import('#features/trays/trays.tabs.tsx')).roomTabs),
    doneTabsSlot.filledBy(async () => (await import('#features/trays/trays.tabs.tsx')).fetchedTabs),
    codeTabsSlot.filledBy(async () => (await import('#features/trays/trays.code-tabs.ts')).stickerTabs),
  ],
  startLive: async () => (await import('#features/trays/trays.live.ts')).startTraysLive(),
  popups: async () => (await import('#features/trays/parts/tray-popups.tsx')).TrayPopups,
}
