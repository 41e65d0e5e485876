import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { fetchJobNames } from '#kit/job-names.ts'
import { oncePerPath, screen } from '#kit/screen.ts'
import { reloadIcon } from '#ui/first-icon-paths.ts'

const handle: RouteHandle = { permission: 'jobs:read', titleKey: 'jobs:screens.jobs' }

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
  menu: [
    {
      path: '/jobs',
      labelKey: 'jobs:screens.jobs',
      permission: 'jobs:read',
      icon: reloadIcon,
      section: 'administration',
      order: 90,
    },
  ],
  startLive: async () => (await import('#features/jobs/jobs.live.ts')).startJobsLive(),
}
