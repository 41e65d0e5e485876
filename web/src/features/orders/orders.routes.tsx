import type { RouteObject } from 'react-router'
import { ignoreChunkFailure } from '#kit/chunk-reload.ts'
import type { RouteHandle, TitleKey } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import type { LiveScreen } from '#features/orders/live-screens.ts'

/** A live screen, whose orders are asked for while its own files are on their way. */
const live = (permission: LiveScreen, titleKey: TitleKey): RouteHandle => ({
  permission,
  titleKey,
  prefetch: () => {
    import('#features/orders/prefetch-orders.ts')
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
  screen('orders', handles.all, () => import('#features/orders/pages/all-venues.page.tsx')),
  screen('orders/list', handles.list, () => import('#features/orders/pages/order-list.page.tsx')),
  screen('orders/active', handles.active, () => import('#features/orders/pages/active-orders.page.tsx')),
  screen('orders/kitchenorders', handles.kitchen, () => import('#features/orders/pages/kitchen.page.tsx')),
  screen('orders/history', handles.history, () => import('#features/orders/pages/order-history.page.tsx')),
  screen('orders/:id', handles.order, () => import('#features/orders/pages/order.page.tsx')),
]
