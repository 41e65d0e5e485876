import type { WebFeature } from '#kit/features/feature.ts'

export const venuesFeature: WebFeature = {
  name: 'venues',
  translations: {
    en: () => import('#features/venues/venues.translations.en.ts'),
    ar: () => import('#features/venues/venues.translations.ar.ts'),
  },
  usesCatalogues: ['auth'],
  routes: [],
  startLive: async () => (await import('#features/venues/venues.live.ts')).startVenuesLive(),
}
