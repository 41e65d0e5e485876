import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { trendIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'insights:read', titleKey: 'insights:screens.insights' }

/** Sales, items and service times of business days, compared with the days before. */
export const insightsFeature: WebFeature = {
  name: 'insights',
  translations: () => import('#features/insights/insights.translations.en.ts'),
  usesCatalogues: ['venues', 'orders'],
  routes: [screen('insights', handle, () => import('#features/insights/insights.page.tsx'))],
  menu: [
    {
      path: '/insights',
      labelKey: 'insights:screens.insights',
      permission: 'insights:read',
      icon: trendIcon,
      section: 'service',
      order: 31,
    },
  ],
}
