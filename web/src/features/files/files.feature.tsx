import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'

export const filesFeature: WebFeature = {
  name: 'files',
  translations: {
    en: () => import('#features/files/files.translations.en.ts'),
    ar: () => import('#features/files/files.translations.ar.ts'),
  },
  routes: [],
  fills: [jobNamesSlot.filledBy(async () => [{ kind: 'files:removeBytes', labelKey: 'files:jobs.removeBytes' }])],
}
