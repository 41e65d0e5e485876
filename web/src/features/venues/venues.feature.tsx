import type { WebFeature } from '#kit/features/feature.ts'

export const venuesFeature: WebFeature = {
  name: 'venues',
  translations: () => import('#features/venues/venues.translations.en.ts'),
  usesCatalogues: ['auth'],
  routes: [],
  startLive: async () => (await import('#features/venues/venues.live.ts')).startVenuesLive(),
}
