import type { WebFeature } from '#kit/feature.ts'

export const filesFeature: WebFeature = {
  name: 'files',
  words: {
    en: () => import('#features/files/files.words.en.ts'),
    ar: () => import('#features/files/files.words.ar.ts'),
  },
  routes: [],
  jobNames: { 'files:removeBytes': 'files:jobs.removeBytes' },
}
