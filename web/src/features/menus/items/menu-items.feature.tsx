import { menuItemsRoutes } from '#features/menus/items/menu-items.routes.tsx'
import type { WebFeature } from '#kit/feature.ts'

/** The pages of categories, items and their parts, and the screens that sort them: a part of menus with words of its own. */
export const menuItemsFeature: WebFeature = {
  name: 'menuItems',
  words: {
    en: () => import('#features/menus/items/menu-items.words.en.ts'),
    ar: () => import('#features/menus/items/menu-items.words.ar.ts'),
  },
  alsoSays: ['menus', 'menuBulk', 'selling', 'presets', 'files', 'passphrases', 'venues'],
  routes: menuItemsRoutes,
}
