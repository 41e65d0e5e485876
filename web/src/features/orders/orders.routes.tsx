import type { RouteObject } from 'react-router'
import { forgive } from '#kit/chunk-reload.ts'
import type { RouteHandle } from '#kit/feature.ts'

const prefetch = () => {
  import('#features/orders/prefetch-orders.ts').then(({ prefetchOrders }) => prefetchOrders()).catch(forgive)
}

const handles = {
  all: { permission: 'screens:ordersAllVenues', titleKey: 'orders:all.title', prefetch },
  list: { permission: 'screens:ordersList', titleKey: 'orders:list.title', prefetch },
  active: { permission: 'screens:ordersActive', titleKey: 'orders:active.title', prefetch },
  kitchen: { permission: 'screens:kitchen', titleKey: 'orders:kitchen.title', prefetch },
  history: { permission: 'screens:ordersHistory', titleKey: 'orders:history.title' },
  order: { permission: 'orders:read', isOfARecord: true, titleKey: 'orders:order.title' },
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
