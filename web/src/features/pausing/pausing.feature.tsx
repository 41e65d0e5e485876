import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'

/** Pausing ordering at a venue or from one menu: a tool of the board, and a line over every screen. */
export const pausingFeature: WebFeature = {
  name: 'pausing',
  translations: {
    en: () => import('#features/pausing/pausing.translations.en.ts'),
    ar: () => import('#features/pausing/pausing.translations.ar.ts'),
  },
  usesCatalogues: ['menus'],
  routes: [],
  fills: [jobNamesSlot.filledBy(async () => [{ kind: 'pausing:endPauses', labelKey: 'pausing:jobs.endPauses' }])],
}
