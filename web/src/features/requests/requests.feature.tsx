import { requestSounds } from '#features/requests/requests.sounds.ts'
import type { WebFeature } from '#kit/feature.ts'

export const requestsFeature: WebFeature = {
  name: 'requests',
  words: {
    en: () => import('#features/requests/requests.words.en.ts'),
    ar: () => import('#features/requests/requests.words.ar.ts'),
  },
  alsoSays: ['orders'],
  routes: [],
  sounds: requestSounds,
  startLive: async () => (await import('#features/requests/active-requests.ts')).activeRequestLists.start(),
  popups: async () => (await import('#features/requests/parts/request-popups.tsx')).RequestPopups,
}
