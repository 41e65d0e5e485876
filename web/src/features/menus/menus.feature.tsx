import { menusRoutes } from '#features/menus/menus.routes.tsx'
import type { WebFeature } from '#kit/feature.ts'

export const menusFeature: WebFeature = {
  name: 'menus',
  words: {
    en: () => import('#features/menus/menus.words.en.ts'),
    ar: () => import('#features/menus/menus.words.ar.ts'),
  },
  routes: menusRoutes,
  startLive: async () => (await import('#features/menus/menus.live.ts')).startMenusLive(),
}
