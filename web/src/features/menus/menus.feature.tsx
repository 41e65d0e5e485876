import { menusRoutes } from '#features/menus/menus.routes.tsx'
import { columnsIcon, menuCardIcon } from '#features/menus/menu-icons.ts'
import type { WebFeature } from '#kit/feature.ts'

export const menusFeature: WebFeature = {
  name: 'menus',
  words: {
    en: () => import('#features/menus/menus.words.en.ts'),
    ar: () => import('#features/menus/menus.words.ar.ts'),
  },
  alsoSays: ['menuItems', 'menuBulk', 'selling', 'presets', 'files', 'passphrases', 'venues'],
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
  setup: [
    {
      path: '/menu',
      labelKey: 'menus:screens.board',
      permission: 'screens:bulkOperations',
      icon: menuCardIcon,
      task: 'menu',
    },
  ],
  floatingLinks: [
    {
      permission: 'screens:bulkOperations',
      isShown: () => true,
      there: { path: '/bulk-operations', labelKey: 'menus:screens.bulkOperations', icon: columnsIcon },
    },
  ],
  startLive: async () => (await import('#features/menus/menus.live.ts')).startMenusLive(),
}
