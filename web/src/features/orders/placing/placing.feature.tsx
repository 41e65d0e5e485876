import { keptOrderKey } from '#features/orders/placing/kept-order-key.ts'
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
      name: 'newOrder',
      labelKey: 'orders:newOrder',
      permission: 'orders:place',
      icon: addIcon,
      isShown: (venue) => venue?.isRestaurant === true,
      part: async () => ({ default: (await import('#features/orders/placing/new-order.tsx')).NewOrder }),
    },
  ],
  startLive: async () => {
    const { user } = await loadSession()
    if (!user || readSessionText(keptOrderKey) === null) return () => undefined
    const [{ takeUpOrder }, { sendKept }] = await Promise.all([
      import('#features/orders/placing/kept-order.ts'),
      import('#features/orders/placing/send-order.ts'),
      loadWords('placing'),
    ])
    takeUpOrder(user.id)
    void sendKept()
    return () => undefined
  },
}
