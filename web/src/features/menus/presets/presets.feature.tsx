import type { RouteHandle, WebFeature } from '#kit/feature.ts'

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
  alsoSays: ['passphrases'],
  routes: [
    {
      path: 'menu/group-names',
      handle,
      lazy: async () => ({
        Component: (await import('#features/menus/presets/pages/group-names.page.tsx')).GroupNamesPage,
      }),
    },
  ],
}
