import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { marketingAddress } from '#features/marketing/marketing-address.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { promotionIcon } from '#ui/icon-paths.ts'

const handles = {
  list: { permission: 'promotions:write', titleKey: 'marketing:screens.marketing' },
  sort: {
    permission: 'promotions:write',
    titleKey: 'marketing:screens.sort',
    backTo: marketingAddress,
    menuPath: marketingAddress,
  },
} satisfies Record<string, RouteHandle>

/** The promotions of a venue. */
export const marketingFeature: WebFeature = {
  name: 'marketing',
  translations: () => import('#features/marketing/marketing.translations.en.ts'),
  usesCatalogues: ['files', 'menus', 'passphrases', 'venues'],
  routes: [
    screen('marketing', handles.list, () => import('#features/marketing/marketing.page.tsx')),
    {
      ...screen('marketing/sort', handles.sort, () => import('#features/marketing/sort-promotions.page.tsx')),
      ...oncePerPath,
    },
  ],
  menu: [
    {
      path: marketingAddress,
      labelKey: 'marketing:screens.marketing',
      permission: 'screens:marketingByEntry',
      icon: promotionIcon,
      section: 'setup',
      order: 37,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: marketingAddress,
      labelKey: 'marketing:screens.marketing',
      permission: 'promotions:write',
      icon: promotionIcon,
      helpKey: 'marketing:help.marketing',
      task: 'menu',
    }),
  ],
  startLive: async () => (await import('#features/marketing/marketing.live.ts')).startMarketingLive(),
}
