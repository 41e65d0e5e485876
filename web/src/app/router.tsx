import { createBrowserRouter, type RouteObject } from 'react-router'
import { ErrorPage } from '#app/error-page.tsx'
import { signInRoute } from '#features/auth/sign-in.route.tsx'
import { signInPath } from '#kit/safe-path.ts'
import { getToken } from '#kit/token.ts'

/** The sign-in page is there at once; all other screens become known when an address asks for one. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  skipToSignIn()
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
  // Until the first loaders are done the page's own frame stands for people with a session (first-frame.css); others see plain paper for
  // the moment that it takes. A spinner would flash.
  HydrateFallback: () => null,
  children: [signInRoute],
}

/** Who has no token will end at the sign-in page: they need not fetch the screens first to be told so. */
function skipToSignIn(): void {
  const { pathname, search } = location
  if (!getToken() && pathname !== '/login') history.replaceState(null, '', signInPath(pathname + search))
}
