import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { posSounds } from '#features/pos/pos.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { posIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'pos:adjust', titleKey: 'pos:screens.pos' }

export const posFeature: WebFeature = {
  name: 'pos',
  translations: () => import('#features/pos/pos.translations.en.ts'),
  usesCatalogues: ['venues'],
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
  sounds: posSounds,
  fills: [
    setupSlot.filledBy({
      path: '/pos?part=setup',
      labelKey: 'pos:screens.pos',
      helpKey: 'pos:help.pos',
      permission: 'pos:adjust',
      settings: ['isPOSIntegrated', 'isAutoPostingToPOS', 'isCheckPos', 'tenderMedia', 'integratedPOSList'],
      icon: posIcon,
      inShortMenu: true,
      task: 'payments',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'pos:postOrder', labelKey: 'pos:jobs.postOrder' }]),
  ],
  startLive: async () => (await import('#features/pos/pos.live.ts')).startPosLive(),
  popups: async () => (await import('#features/pos/parts/pos-popups.tsx')).PosPopups,
}
