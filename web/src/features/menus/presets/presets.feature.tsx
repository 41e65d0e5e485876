import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'

const handle: RouteHandle = {
  permission: 'groupNames:write',
  titleKey: 'presets:screens.groupNames',
  backTo: '/menu',
  menuPath: '/menu',
}

/** What menus are made with: the names that modifier groups may bear. */
export const presetsFeature: WebFeature = {
  name: 'presets',
  words: {
    en: () => import('#features/menus/presets/presets.words.en.ts'),
    ar: () => import('#features/menus/presets/presets.words.ar.ts'),
  },
  alsoSays: ['menus', 'passphrases'],
  routes: [screen('menu/group-names', handle, () => import('#features/menus/presets/pages/group-names.page.tsx'))],
}
