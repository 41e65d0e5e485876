import { redirect } from 'react-router'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { oncePerPath, screen } from '#kit/features/screen.ts'
import { guestServicesAddress } from '#features/requests/services/guest-services-address.ts'
import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { servicesIcon } from '#ui/icon-paths.ts'

const handles = {
  list: { permission: 'requests:configure', titleKey: 'guestServices:screens.services' },
  sort: {
    permission: 'requests:configure',
    titleKey: 'guestServices:screens.sort',
    backTo: guestServicesAddress,
    menuPath: guestServicesAddress,
  },
  one: {
    permission: 'requests:configure',
    titleKey: 'guestServices:screens.service',
    isOfARecord: true,
    backTo: guestServicesAddress,
    menuPath: guestServicesAddress,
  },
} satisfies Record<string, RouteHandle>

/** The screens on which a venue sets up what its guests can request. */
export const guestServicesFeature: WebFeature = {
  name: 'guestServices',
  translations: () => import('#features/requests/services/guest-services.translations.en.ts'),
  usesCatalogues: ['auth', 'menus', 'requests', 'venues'],
  routes: [
    screen('guest', handles.list, () => import('#features/requests/services/guest-services.page.tsx')),
    {
      ...screen('guest/sort', handles.sort, () => import('#features/requests/services/sort-services.page.tsx')),
      ...oncePerPath,
    },
    // The number of the service is optional in this address. (spec 1, §2.1)
    { path: 'guest/services', loader: () => redirect(guestServicesAddress), element: null },
    {
      ...screen('guest/services/:id', handles.one, () => import('#features/requests/services/service.page.tsx')),
      ...oncePerPath,
    },
  ],
  menu: [
    {
      path: guestServicesAddress,
      labelKey: 'guestServices:screens.services',
      permission: 'screens:guestServicesByEntry',
      icon: servicesIcon,
      section: 'setup',
      order: 40,
    },
  ],
  fills: [
    setupSlot.filledBy({
      path: guestServicesAddress,
      labelKey: 'guestServices:screens.services',
      permission: 'requests:configure',
      icon: servicesIcon,
      helpKey: 'guestServices:help.services',
      task: 'service',
    }),
  ],
  startLive: async () => (await import('#features/requests/services/guest-services.live.ts')).startGuestServicesLive(),
}
