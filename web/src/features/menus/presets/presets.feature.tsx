import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'

const handle: RouteHandle = {
  permission: 'groupNames:write',
  titleKey: 'presets:screens.groupNames',
  backTo: '/menu',
  menuPath: '/menu',
}

/** The preset names of modifier groups, from which menus are made. */
export const presetsFeature: WebFeature = {
  name: 'presets',
  translations: () => import('#features/menus/presets/presets.translations.en.ts'),
  usesCatalogues: ['menus', 'passphrases'],
  routes: [screen('menu/group-names', handle, () => import('#features/menus/presets/pages/group-names.page.tsx'))],
}
