import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { signInRoute } from '#features/auth/sign-in.route.tsx'

/**
 * Creates the router. The sign-in page is available at once; all other screens are loaded when an address asks for one.
 */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([rootRoute], {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { screens } = await import('#app/screens.tsx')
      patch('root', screens)
    },
  })
}

/** Without a path, so that no address counts as known before the screens are. */
const rootRoute: RouteObject = {
  id: 'root',
  ErrorBoundary: ErrorPage,
  children: [signInRoute],
}
