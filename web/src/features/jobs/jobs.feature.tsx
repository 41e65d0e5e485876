import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import { oncePerPath, screen, setupScreen } from '#kit/features/screen.ts'
import { reloadIcon } from '#ui/first-icon-paths.ts'

const handle: RouteHandle = { permission: 'jobs:read', titleKey: 'jobs:screens.jobs', ...setupScreen }

export const jobsFeature: WebFeature = {
  name: 'jobs',
  translations: () => import('#features/jobs/jobs.translations.en.ts'),
  usesCatalogues: ['auth'],
  routes: [
    {
      ...screen('jobs', handle, () => import('#features/jobs/pages/jobs.page.tsx')),
      ...oncePerPath,
      loader: jobNamesSlot.load,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: '/jobs',
      labelKey: 'jobs:screens.jobs',
      permission: 'jobs:read',
      icon: reloadIcon,
      helpKey: 'jobs:help.jobs',
      isOfAllVenues: true,
      task: 'system',
    }),
  ],
  startLive: async () => (await import('#features/jobs/jobs.live.ts')).startJobsLive(),
}
