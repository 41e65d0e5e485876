import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { chartIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'finance:read', titleKey: 'finance:screens.finance' }

/** The finance figures of completed orders. */
export const financeFeature: WebFeature = {
  name: 'finance',
  translations: () => import('#features/orders/finance/finance.translations.en.ts'),
  usesCatalogues: ['venues', 'orders'],
  routes: [screen('orders/finorders', handle, () => import('#features/orders/finance/finance.page.tsx'))],
  menu: [
    {
      path: '/orders/finorders',
      labelKey: 'finance:screens.finance',
      permission: 'finance:read',
      icon: chartIcon,
      section: 'service',
      order: 30,
    },
  ],
  startLive: async () => (await import('#features/orders/finance/finance.live.ts')).startFinanceLive(),
}
