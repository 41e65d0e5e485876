import { floorSlot } from '#features/tables/public/floor-slot.ts'
import { roomSlot } from '#features/tables/public/room-slot.ts'
import { orderSounds } from '#features/orders/records/orders.sounds.ts'
import { ordersRoutes } from '#features/orders/orders.routes.tsx'
import { searchSlot } from '#kit/features/search-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { historyIcon, kitchenIcon, ordersIcon } from '#ui/icon-paths.ts'

export const ordersFeature: WebFeature = {
  name: 'orders',
  translations: () => import('#features/orders/orders.translations.en.ts'),
  usesCatalogues: ['venues', 'selling', 'pausing'],
  routes: ordersRoutes,
  sounds: orderSounds,
  menu: [
    {
      path: '/orders',
      labelKey: 'orders:screens.all',
      permission: 'screens:ordersAllVenues',
      icon: ordersIcon,
      section: 'service',
      order: 10,
    },
    {
      path: '/orders/list',
      labelKey: 'orders:screens.list',
      permission: 'screens:ordersList',
      icon: ordersIcon,
      section: 'service',
      order: 10,
      inShortMenu: true,
    },
    {
      path: '/orders/active',
      labelKey: 'orders:screens.active',
      countKey: 'orders:readyCount',
      permission: 'screens:ordersActive',
      icon: ordersIcon,
      section: 'service',
      order: 10,
    },
    {
      path: '/orders/kitchenorders',
      labelKey: 'orders:screens.kitchen',
      permission: 'screens:kitchen',
      icon: kitchenIcon,
      section: 'service',
      order: 10,
    },
    {
      path: '/orders/history',
      labelKey: 'orders:screens.history',
      permission: 'screens:ordersHistory',
      icon: historyIcon,
      section: 'service',
      order: 20,
    },
  ],
  fills: [
    floorSlot.filledBy(async () => [(await import('#features/orders/room/orders.floor-part.tsx')).ordersFloorPart]),
    searchSlot.filledBy(async () => [
      (await import('#features/orders/finding/orders.search-part.ts')).ordersSearchPart,
    ]),
    roomSlot.filledBy(async () => [(await import('#features/orders/room/orders.room-part.ts')).ordersRoomPart]),
  ],
  startLive: async () => (await import('#features/orders/records/orders.live.ts')).startOrdersLive(),
  popups: async () => (await import('#features/orders/popups/order-popups.tsx')).OrderPopups,
}
