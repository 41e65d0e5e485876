import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'
import { PauseValue } from '#features/pausing/pause-value.tsx'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { pauseIcon } from '#ui/first-icon-paths.ts'

const PausingDrawer = lazyPart(
  async () => ({ default: (await import('#features/pausing/pausing-drawer.tsx')).PausingDrawer }),
  ['pausing', 'menus'],
)

/** Pausing ordering at a venue or from one menu: a tool of the board, and a line over every screen. */
export const pausingFeature: WebFeature = {
  name: 'pausing',
  translations: () => import('#features/pausing/pausing.translations.en.ts'),
  usesCatalogues: ['menus'],
  routes: [],
  fills: [
    setupSlot.filledBy({
      form: 'pausing',
      Form: PausingDrawer,
      Value: PauseValue,
      labelKey: 'pausing:title',
      helpKey: 'pausing:help.pause',
      permission: 'orders:pause',
      icon: pauseIcon,
      inShortMenu: true,
      task: 'ordering',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'pausing:endPauses', labelKey: 'pausing:jobs.endPauses' }]),
  ],
}
