import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { fetchJobNames } from '#kit/job-names.ts'
import { oncePerPath, screen, setupScreen } from '#kit/screen.ts'
import { reloadIcon } from '#ui/first-icon-paths.ts'

const handle: RouteHandle = { permission: 'jobs:read', titleKey: 'jobs:screens.jobs', ...setupScreen }

export const jobsFeature: WebFeature = {
  name: 'jobs',
  words: {
    en: () => import('#features/jobs/jobs.words.en.ts'),
    ar: () => import('#features/jobs/jobs.words.ar.ts'),
  },
  routes: [
    {
      ...screen('jobs', handle, () => import('#features/jobs/pages/jobs.page.tsx')),
      ...oncePerPath,
      loader: fetchJobNames,
    },
  ],
  setup: [
    {
      path: '/jobs',
      labelKey: 'jobs:screens.jobs',
      permission: 'jobs:read',
      icon: reloadIcon,
      task: 'system',
    },
  ],
  startLive: async () => (await import('#features/jobs/jobs.live.ts')).startJobsLive(),
}
