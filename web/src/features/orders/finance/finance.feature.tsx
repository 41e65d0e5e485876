import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { moneyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'finance:read', titleKey: 'finance:screens.finance' }

/** What orders came to. */
export const financeFeature: WebFeature = {
  name: 'finance',
  words: {
    en: () => import('#features/orders/finance/finance.words.en.ts'),
    ar: () => import('#features/orders/finance/finance.words.ar.ts'),
  },
  alsoSays: ['orders'],
  routes: [screen('orders/finorders', handle, () => import('#features/orders/finance/finance.page.tsx'))],
  menu: [
    {
      path: '/orders/finorders',
      labelKey: 'finance:screens.finance',
      permission: 'finance:read',
      icon: moneyIcon,
      section: 'service',
      order: 30,
    },
  ],
  startLive: async () => (await import('#features/orders/finance/finance.live.ts')).startFinanceLive(),
}
