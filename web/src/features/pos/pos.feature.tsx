import { posSounds } from '#features/pos/pos.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { posIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'pos:adjust', titleKey: 'pos:screens.pos' }

export const posFeature: WebFeature = {
  name: 'pos',
  words: {
    en: () => import('#features/pos/pos.words.en.ts'),
    ar: () => import('#features/pos/pos.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [screen('pos', handle, () => import('#features/pos/pages/pos.page.tsx'))],
  menu: [
    {
      path: '/pos',
      labelKey: 'pos:screens.pos',
      permission: 'pos:adjust',
      icon: posIcon,
      section: 'setup',
      order: 5,
      isShown: (venue) => venue?.isPOSIntegrated ?? false,
      inShortMenu: true,
    },
  ],
  setup: [
    {
      path: '/pos',
      labelKey: 'pos:screens.pos',
      permission: 'screens:serviceAllVenues',
      icon: posIcon,
      task: 'menu',
    },
  ],
  sounds: posSounds,
  jobNames: { 'pos:postOrder': 'pos:jobs.postOrder' },
  startLive: async () => (await import('#features/pos/pos.live.ts')).startPosLive(),
  popups: async () => (await import('#features/pos/parts/pos-popups.tsx')).PosPopups,
}
