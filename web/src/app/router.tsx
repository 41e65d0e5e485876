import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { signInRoute } from '#features/auth/sign-in.route.tsx'
import { signInPath } from '#kit/address/safe-path.ts'
import { getToken } from '#kit/calls/token.ts'

/**
 * Creates the router. The sign-in page is available at once; all other screens are loaded when an address asks for one.
 */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  skipToSignIn()
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
  // Until the first loaders are done, people with a session see the page's own frame (first-frame.css); others see an
  // empty page for that moment. A spinner would flash.
  HydrateFallback: () => null,
  children: [signInRoute],
}

/** The pages of links by which people choose a password, and the one where a shared device asks who is there. */
const isPublic = /^\/(?:(?:invitation|reset)\/|who$)/

/** Goes straight to the sign-in page if there is no token: the screens need not be fetched to find that out. */
function skipToSignIn(): void {
  const { pathname, search } = location
  if (!getToken() && pathname !== '/login' && !isPublic.test(pathname))
    history.replaceState(null, '', signInPath(pathname + search))
}
