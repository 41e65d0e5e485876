import { keptOrdersKey } from '#features/orders/placing/kept-orders-key.ts'
import { newOrderTool, updateOrderTool } from '#features/orders/order-tools.ts'
import { fetchTogether } from '#kit/chunk-reload.ts'
import type { WebFeature } from '#kit/feature.ts'
import { loadWords } from '#kit/i18n.ts'
import { loadSession } from '#kit/session.ts'
import { readSessionText } from '#kit/session-text.ts'
import { addIcon } from '#ui/icon-paths.ts'

/** Orders that staff put together at a table. */
export const placingFeature: WebFeature = {
  name: 'placing',
  words: {
    en: () => import('#features/orders/placing/placing.words.en.ts'),
    ar: () => import('#features/orders/placing/placing.words.ar.ts'),
  },
  alsoSays: ['orders', 'selling'],
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
        await fetchTogether([askForMenu(), import('#features/orders/placing/new-order.tsx'), loadWords('placing')])
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
    const { user } = await loadSession()
    if (!user || readSessionText(keptOrdersKey) === null) return () => undefined
    const [{ takeUpOrders }, { sendAllKept }] = await fetchTogether([
      import('#features/orders/placing/kept-order.ts'),
      import('#features/orders/placing/send-order.ts'),
      loadWords('placing'),
    ])
    takeUpOrders(user.id)
    void sendAllKept()
    return () => undefined
  },
}
