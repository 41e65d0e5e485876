import type { WebFeature } from '#kit/feature.ts'

export const venuesFeature: WebFeature = {
  name: 'venues',
  words: {
    en: () => import('#features/venues/venues.words.en.ts'),
    ar: () => import('#features/venues/venues.words.ar.ts'),
  },
  routes: [],
  startLive: async () => (await import('#features/venues/venues.live.ts')).startVenuesLive(),
}
