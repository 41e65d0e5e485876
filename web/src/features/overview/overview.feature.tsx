import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { overviewIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'overview:read', titleKey: 'overview:screens.overview' }

/** All venues at once, the worst first. */
export const overviewFeature: WebFeature = {
  name: 'overview',
  translations: () => import('#features/overview/overview.translations.en.ts'),
  routes: [screen('overview', handle, () => import('#features/overview/overview.page.tsx'))],
  menu: [
    {
      path: '/overview',
      labelKey: 'overview:screens.overview',
      permission: 'screens:overviewByEntry',
      icon: overviewIcon,
      section: 'service',
      order: 0,
    },
  ],
  startLive: async () => (await import('#features/overview/overview.live.ts')).startOverviewLive(),
}
