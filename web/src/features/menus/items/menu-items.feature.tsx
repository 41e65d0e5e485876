import { menuItemsRoutes } from '#features/menus/items/menu-items.routes.tsx'
import type { WebFeature } from '#kit/features/feature.ts'

/**
 * The pages of categories, items and their parts, and the screens that sort them: a part of menus with its own
 * translations.
 */
export const menuItemsFeature: WebFeature = {
  name: 'menuItems',
  translations: () => import('#features/menus/items/menu-items.translations.en.ts'),
  usesCatalogues: ['menus', 'menuBulk', 'selling', 'presets', 'files', 'passphrases', 'venues'],
  routes: menuItemsRoutes,
}
