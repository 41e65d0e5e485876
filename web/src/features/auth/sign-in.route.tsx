import { redirect, type RouteObject } from 'react-router'
import { SignInPage } from '#features/auth/pages/sign-in.page.tsx'
import { loadWords, type WordsByLanguage } from '#kit/i18n.ts'
import { safePath } from '#kit/safe-path.ts'
import { loadSession } from '#kit/session.ts'
import { getToken } from '#kit/token.ts'

export const signInWords: WordsByLanguage = {
  en: () => import('#features/auth/sign-in.words.en.ts'),
  ar: () => import('#features/auth/sign-in.words.ar.ts'),
}

/** Stands apart from the feature's other screens: it is all that somebody who is not signed in has to load. */
export const signInRoute: RouteObject = {
  path: 'login',
  Component: SignInPage,
  loader: async ({ request }) => {
    await loadWords('signIn')
    // The form is shown even while the server is away: then signing in says so.
    const session = getToken() ? await loadSession().catch(() => null) : null
    if (!session?.user) return null
    return redirect(safePath(new URL(request.url).searchParams.get('next')) ?? '/')
  },
}
