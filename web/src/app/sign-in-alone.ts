import { asksWhoIsThere } from '#features/auth/shared-sign-in.ts'
import { signInPath } from '#kit/address/safe-path.ts'
import { getToken } from '#kit/calls/token.ts'

/** The pages of links by which people choose a password, and the one where a shared device asks who is there. */
const isPublic = /^\/(?:(?:invitation|reset)\/|who$)/

/** Goes straight to the sign-in page if there is no token: the screens need not be fetched to find that out. */
export function skipToSignIn(): void {
  const { pathname, search } = location
  if (!getToken() && pathname !== '/login' && !isPublic.test(pathname))
    history.replaceState(null, '', signInPath(pathname + search))
}

/** Returns whether the page's address shows the sign-in form, whatever the server says. */
export function isSignInAlone(): boolean {
  const { pathname, search } = location
  return !getToken() && pathname === '/login' && !asksWhoIsThere(new URLSearchParams(search))
}

/**
 * Decides again after Back and Forward, which the router does not follow before it is there: calls `show` with true if
 * the page's address shows the sign-in form. Returns a function that ends it.
 */
export function followBack(show: (isSignIn: boolean) => void): () => void {
  function handlePop(): void {
    skipToSignIn()
    show(isSignInAlone())
  }
  addEventListener('popstate', handlePop)
  return () => removeEventListener('popstate', handlePop)
}
