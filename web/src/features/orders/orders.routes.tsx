import type { RouteObject } from 'react-router'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import type { RouteHandle, TitleKey } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import type { LiveScreen } from '#features/orders/records/live-screens.ts'

/** Returns the handle of a live screen, whose orders are fetched while its own files are loading. */
const live = (permission: LiveScreen, titleKey: TitleKey): RouteHandle => ({
  permission,
  titleKey,
  prefetch: () => {
    import('#features/orders/records/prefetch-orders.ts')
      .then(({ prefetchOrders }) => prefetchOrders(permission))
      .catch(ignoreChunkFailure)
  },
})

const handles = {
  all: live('screens:ordersAllVenues', 'orders:screens.all'),
  list: live('screens:ordersList', 'orders:screens.list'),
  active: live('screens:ordersActive', 'orders:screens.active'),
  kitchen: live('screens:kitchen', 'orders:screens.kitchen'),
  history: { permission: 'screens:ordersHistory', titleKey: 'orders:screens.history' },
  order: { permission: 'orders:read', isOfARecord: true, titleKey: 'orders:screens.order', backTo: '/' },
} satisfies Record<string, RouteHandle>

export const ordersRoutes: RouteObject[] = [
  screen('orders', handles.all, () => import('#features/orders/board/all-venues.page.tsx')),
  screen('orders/list', handles.list, () => import('#features/orders/board/order-list.page.tsx')),
  screen('orders/active', handles.active, () => import('#features/orders/floor/active-orders.page.tsx')),
  screen('orders/kitchenorders', handles.kitchen, () => import('#features/orders/kitchen/kitchen.page.tsx')),
  screen('orders/history', handles.history, () => import('#features/orders/history/order-history.page.tsx')),
  screen('orders/:id', handles.order, () => import('#features/orders/order/order.page.tsx')),
]
