import { redirect, type RouteObject, useNavigate, useSearchParams } from 'react-router'
import { SignInPage } from '#features/auth/pages/sign-in.page.tsx'
import { loadTranslations } from '#kit/i18n/i18n.ts'
import { safePath } from '#kit/address/safe-path.ts'
import { loadSession } from '#kit/calls/session.ts'
import { getToken } from '#kit/calls/token.ts'
import { asksWhoIsThere } from '#features/auth/shared-sign-in.ts'

/** Separate from the feature's other screens: it is loaded without them. */
export const signInRoute: RouteObject = {
  path: 'login',
  Component: RoutedSignIn,
  loader: async ({ request }) => {
    await loadTranslations('signIn')
    // The form is shown even while the server is unreachable: signing in then reports it.
    const session = getToken() ? await loadSession().catch(() => null) : null
    const { search, searchParams } = new URL(request.url)
    if (session?.user) return redirect(safePath(searchParams.get('next')) ?? '/')
    return asksWhoIsThere(searchParams) ? redirect(`/who${search}`) : null
  },
}

function RoutedSignIn() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return <SignInPage search={search} onOpen={async (path) => navigate(path, { replace: true })} />
}
