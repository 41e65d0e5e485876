import { printerSounds } from '#features/printers/printers.sounds.ts'
import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen, setupScreen } from '#kit/screen.ts'
import { printerIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'printers:read', titleKey: 'printers:screens.printers', ...setupScreen }
const printsHandle: RouteHandle = {
  permission: 'printJobs:read',
  titleKey: 'printers:screens.prints',
  backTo: '/printers',
  menuPath: '/settings',
}

export const printersFeature: WebFeature = {
  name: 'printers',
  words: {
    en: () => import('#features/printers/printers.words.en.ts'),
    ar: () => import('#features/printers/printers.words.ar.ts'),
  },
  alsoSays: ['venues'],
  routes: [
    screen('printers', handle, () => import('#features/printers/pages/printers.page.tsx')),
    screen('printers/prints', printsHandle, () => import('#features/printers/pages/prints.page.tsx')),
  ],
  setup: [
    {
      path: '/printers',
      labelKey: 'printers:screens.printers',
      permission: 'printers:read',
      icon: printerIcon,
      task: 'printing',
      inShortMenu: true,
    },
  ],
  sounds: printerSounds,
  jobNames: { 'printers:printTickets': 'printers:jobs.printTickets' },
  startLive: async () => (await import('#features/printers/printers.live.ts')).startPrintersLive(),
  popups: async () => (await import('#features/printers/parts/print-popups.tsx')).PrintPopups,
}
