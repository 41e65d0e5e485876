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
      permission: 'screens:menu',
      icon: menuCardIcon,
      section: 'setup',
      order: 30,
      inShortMenu: true,
    },
    {
      path: '/bulk-operations',
      labelKey: 'menus:screens.bulkOperations',
      permission: 'screens:bulkOperations',
      icon: columnsIcon,
      section: 'setup',
      order: 31,
    },
  ],
  startLive: async () => (await import('#features/menus/menus.live.ts')).startMenusLive(),
}
