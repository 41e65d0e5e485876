import type { RouteObject } from 'react-router'
import { forgive } from '#kit/chunk-reload.ts'
import type { RouteHandle, TitleKey } from '#kit/feature.ts'
import type { LiveScreen } from '#features/orders/live-screens.ts'

/** A live screen, whose orders are asked for while its own files are on their way. */
const live = (permission: LiveScreen, titleKey: TitleKey): RouteHandle => ({
  permission,
  titleKey,
  prefetch: () => {
    import('#features/orders/prefetch-orders.ts')
      .then(({ prefetchOrders }) => prefetchOrders(permission))
      .catch(forgive)
  },
})

const handles = {
  all: live('screens:ordersAllVenues', 'orders:screens.all'),
  list: live('screens:ordersList', 'orders:screens.list'),
  active: live('screens:ordersActive', 'orders:screens.active'),
  kitchen: live('screens:kitchen', 'orders:screens.kitchen'),
  history: { permission: 'screens:ordersHistory', titleKey: 'orders:screens.history' },
  order: { permission: 'orders:read', isOfARecord: true, titleKey: 'orders:screens.order' },
} satisfies Record<string, RouteHandle>

export const ordersRoutes: RouteObject[] = [
  {
    path: 'orders',
    handle: handles.all,
    lazy: async () => ({ Component: (await import('#features/orders/pages/all-venues.page.tsx')).AllVenuesPage }),
  },
  {
    path: 'orders/list',
    handle: handles.list,
    lazy: async () => ({ Component: (await import('#features/orders/pages/order-list.page.tsx')).OrderListPage }),
  },
  {
    path: 'orders/active',
    handle: handles.active,
    lazy: async () => ({ Component: (await import('#features/orders/pages/active-orders.page.tsx')).ActiveOrdersPage }),
  },
  {
    path: 'orders/kitchenorders',
    handle: handles.kitchen,
    lazy: async () => ({ Component: (await import('#features/orders/pages/kitchen.page.tsx')).KitchenPage }),
  },
  {
    path: 'orders/history',
    handle: handles.history,
    lazy: async () => ({ Component: (await import('#features/orders/pages/order-history.page.tsx')).OrderHistoryPage }),
  },
  {
    path: 'orders/:id',
    handle: handles.order,
    lazy: async () => ({ Component: (await import('#features/orders/pages/order.page.tsx')).OrderPage }),
  },
]
