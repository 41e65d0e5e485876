import { redirect } from 'react-router'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { loadSession } from '#kit/calls/session.ts'
import { fetchVenueOfAddress } from '#features/venues/public/use-chosen-venue.ts'

const handle: RouteHandle = {
  permission: 'screens:venueSettings',
  isOfARecord: true,
  titleKey: 'auth:setup.title',
  backTo: '/settings',
  menuPath: '/settings',
}

/** The settings of a venue: everything that is set up rarely, on one screen. */
export const venueDetailsFeature: WebFeature = {
  name: 'venueDetails',
  translations: () => import('#features/venues/details/venue-details.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [
    {
      path: 'settings/venue',
      handle: { permission: 'screens:venueSettings' } satisfies RouteHandle,
      loader: async ({ request }) => redirect(await addressOfSettings(new URL(request.url).searchParams)),
      element: null,
    },
    {
      ...screen(
        'restaurants/:rid/details',
        handle,
        () => import('#features/venues/details/pages/venue-details.page.tsx'),
      ),
      ...oncePerPath,
    },
  ],
}

/** Returns the address of the settings of the person's own venue, or of the one that the address names. */
async function addressOfSettings(params: URLSearchParams): Promise<string> {
  const { venue: own } = await loadSession()
  const venue = own ?? (await fetchVenueOfAddress(params))
  return venue ? `/restaurants/${venue.id}/details` : '/settings'
}
