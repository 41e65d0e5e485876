import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { WebFeature } from '#kit/features/feature.ts'

export const filesFeature: WebFeature = {
  name: 'files',
  translations: () => import('#features/files/files.translations.en.ts'),
  routes: [],
  fills: [jobNamesSlot.filledBy(async () => [{ kind: 'files:removeBytes', labelKey: 'files:jobs.removeBytes' }])],
}
