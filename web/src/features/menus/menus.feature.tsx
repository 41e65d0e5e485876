import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { menusRoutes } from '#features/menus/menus.routes.tsx'
import { columnsIcon, menuCardIcon } from '#features/menus/menu-icons.ts'
import { venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'

export const menusFeature: WebFeature = {
  name: 'menus',
  translations: () => import('#features/menus/menus.translations.en.ts'),
  usesCatalogues: ['menuItems', 'menuBulk', 'selling', 'presets', 'files', 'passphrases', 'venues'],
  routes: menusRoutes,
  menu: [
    {
      path: '/menu',
      labelKey: 'menus:screens.board',
      permission: 'screens:menuByEntry',
      icon: menuCardIcon,
      section: 'setup',
      order: 30,
      inShortMenu: true,
    },
  ],
  floatingLinks: [
    {
      permission: 'screens:bulkOperations',
      isShown: () => true,
      there: { path: '/bulk-operations', labelKey: 'menus:screens.bulkOperations', icon: columnsIcon },
    },
  ],
  fills: [
    venueStepsSlot.filledBy({ step: 'menu', path: '/menu', permission: 'screens:menu' }),
    setupSlot.filledBy({
      path: '/menu',
      labelKey: 'menus:screens.board',
      permission: 'screens:bulkOperations',
      icon: menuCardIcon,
      helpKey: 'menus:help.board',
      task: 'menu',
    }),
  ],
  startLive: async () => (await import('#features/menus/menus.live.ts')).startMenusLive(),
}
