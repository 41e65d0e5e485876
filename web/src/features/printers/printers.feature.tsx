import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { printerSounds } from '#features/printers/printers.sounds.ts'
import { venueStepsSlot } from '#features/venues/public/venue-steps-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
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
  translations: () => import('#features/printers/printers.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [
    screen('printers', handle, () => import('#features/printers/pages/printers.page.tsx')),
    screen('printers/prints', printsHandle, () => import('#features/printers/pages/prints.page.tsx')),
  ],
  sounds: printerSounds,
  fills: [
    venueStepsSlot.filledBy({ step: 'printing', path: '/printers', permission: 'printers:read' }),
    setupSlot.filledBy({
      path: '/printers',
      labelKey: 'printers:screens.printers',
      permission: 'printers:read',
      icon: printerIcon,
      helpKey: 'printers:help.printers',
      task: 'printing',
      inShortMenu: true,
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'printers:printTickets', labelKey: 'printers:jobs.printTickets' }]),
  ],
  startLive: async () => (await import('#features/printers/printers.live.ts')).startPrintersLive(),
  popups: async () => (await import('#features/printers/parts/print-popups.tsx')).PrintPopups,
}
