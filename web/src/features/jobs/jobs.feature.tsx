import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { reloadIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'jobs:read', titleKey: 'jobs:screens.jobs' }

export const jobsFeature: WebFeature = {
  name: 'jobs',
  words: {
    en: () => import('#features/jobs/jobs.words.en.ts'),
    ar: () => import('#features/jobs/jobs.words.ar.ts'),
  },
  routes: [
    {
      path: 'jobs',
      handle,
      lazy: async () => ({ Component: (await import('#features/jobs/pages/jobs.page.tsx')).JobsPage }),
    },
  ],
  menu: [{ path: '/jobs', labelKey: 'jobs:screens.jobs', permission: 'jobs:read', icon: reloadIcon, order: 90 }],
  startLive: async () => (await import('#features/jobs/jobs.live.ts')).startJobsLive(),
}
