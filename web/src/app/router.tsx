import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { signInRoute } from '#features/auth/sign-in.route.tsx'

/** The sign-in page is there at once; all other screens become known when an address asks for one. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([rootRoute], {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { screens } = await import('#app/screens.tsx')
      patch('root', screens)
    },
  })
}

/** Without a path, so that no address is taken for known before the screens are. */
const rootRoute: RouteObject = {
  id: 'root',
  ErrorBoundary: ErrorPage,
  // Until the first loaders are done the page stays as plain as paper: they take a moment, and a spinner would flash.
  HydrateFallback: () => null,
  children: [signInRoute],
}
