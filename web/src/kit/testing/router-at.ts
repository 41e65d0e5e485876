import { createMemoryRouter, type RouteObject } from 'react-router'

/** Creates a router with this address. Like the app, it shows nothing until the first screen is loaded. */
export function routerAt(path: string, routes: RouteObject[]): ReturnType<typeof createMemoryRouter> {
  return createMemoryRouter([{ HydrateFallback: () => null, children: routes }], { initialEntries: [path] })
}
