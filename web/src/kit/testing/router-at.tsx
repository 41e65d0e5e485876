import { createMemoryRouter, Outlet, type RouteObject } from 'react-router'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { OpenedModals } from '#ui/opened-modals.tsx'

/** As `routerAt`, with the modals that the screen's cards and rows open. */
export function screenRouterAt(path: string, routes: RouteObject[]): ReturnType<typeof createMemoryRouter> {
  return routerAt(path, [{ element: <ScreenWithModals />, children: routes }])
}

/** Creates a router with this address. Like the app, it shows nothing until the first screen is loaded. */
export function routerAt(path: string, routes: RouteObject[]): ReturnType<typeof createMemoryRouter> {
  return createMemoryRouter([{ HydrateFallback: () => null, children: routes }], { initialEntries: [path] })
}

function ScreenWithModals() {
  return (
    <>
      <Outlet />
      <OpenedModals provider={VenueBookProvider} />
    </>
  )
}
