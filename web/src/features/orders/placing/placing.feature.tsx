import { newOrderTool, sentOrders, updateOrderTool } from '#features/orders/records/order-tools.ts'
import { fetchTogether } from '#kit/device/chunk-reload.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { hasEntries } from '#kit/outbox/entries.ts'
import { addIcon } from '#ui/icon-paths.ts'

/** The editor with which staff place orders at a table. */
export const placingFeature: WebFeature = {
  name: 'placing',
  translations: () => import('#features/orders/placing/placing.translations.en.ts'),
  usesCatalogues: ['orders', 'selling', 'pausing'],
  routes: [],
  floating: [
    {
      name: newOrderTool,
      permission: 'orders:place',
      button: { labelKey: 'orders:newOrder', icon: addIcon },
      isShown: (venue) => venue?.isRestaurant === true,
      prefetch: async (venue) => {
        const askForMenu = async () => {
          const { prefetchSelling } = await import('#features/orders/placing/prefetch-selling.ts')
          if (venue) prefetchSelling(venue)
        }
        await fetchTogether([
          askForMenu(),
          import('#features/orders/placing/new-order.tsx'),
          loadTranslations('placing'),
        ])
      },
      part: async () => ({ default: (await import('#features/orders/placing/new-order.tsx')).NewOrder }),
    },
    {
      name: updateOrderTool,
      params: ['order'],
      permission: 'orders:edit',
      part: async () => ({ default: (await import('#features/orders/placing/update-order.tsx')).UpdateOrder }),
    },
  ],
  startLive: async () => {
    if (hasEntries(sentOrders)) {
      await loadTranslations('placing')
      await import('#features/orders/placing/send-order.ts')
    }
    return () => undefined
  },
}
