import { redirect } from 'react-router'
import { ignoreChunkFailure } from '#kit/device/chunk-reload.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { newVenueAddress, venueListAddress } from '#features/venues/list/venue-addresses.ts'
import { venueIcon } from '#ui/icon-paths.ts'

const handles = {
  list: {
    permission: 'venues:write',
    titleKey: 'venueList:screens.list',
    prefetch: ({ url }) => {
      import('#features/venues/list/prefetch-venues.ts')
        .then(({ prefetchVenues }) => prefetchVenues(new URL(url)))
        .catch(ignoreChunkFailure)
    },
  },
  create: {
    permission: 'venues:write',
    titleKey: 'venueList:screens.create',
  },
  venue: {
    permission: 'venues:write',
    titleKey: 'venueList:screens.venue',
    isOfARecord: true,
    backTo: venueListAddress,
    menuPath: venueListAddress,
  },
} satisfies Record<string, RouteHandle>

/** The list of venues and the page of each, for the head office: a part of venues with its own translations. */
export const venueListFeature: WebFeature = {
  name: 'venueList',
  translations: () => import('#features/venues/list/venue-list.translations.en.ts'),
  usesCatalogues: ['auth'],
  routes: [
    {
      ...screen(
        venueListAddress.slice(1),
        handles.list,
        () => import('#features/venues/list/pages/venue-list.page.tsx'),
      ),
      ...oncePerPath,
    },
    {
      path: newVenueAddress.slice(1),
      handle: handles.create,
      loader: () => redirect(`${venueListAddress}?add`),
      element: null,
    },
    screen('restaurants/:id', handles.venue, () => import('#features/venues/list/pages/venue.page.tsx')),
  ],
  menu: [
    {
      path: venueListAddress,
      labelKey: 'venueList:screens.list',
      permission: 'venues:write',
      icon: venueIcon,
      section: 'service',
      order: 5,
    },
  ],
  startLive: async () => (await import('#features/venues/list/venue-list.live.ts')).startVenueListLive(),
}
