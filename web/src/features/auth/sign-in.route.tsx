import { redirect, type RouteObject } from 'react-router'
import { SignInPage } from '#features/auth/pages/sign-in.page.tsx'
import { loadTranslations, type TranslationsByLanguage } from '#kit/i18n/i18n.ts'
import { safePath } from '#kit/address/safe-path.ts'
import { loadSession } from '#kit/calls/session.ts'
import { getToken } from '#kit/calls/token.ts'
import { sharedDevice } from '#kit/device/shared-device.ts'

export const signInTranslations: TranslationsByLanguage = {
  en: () => import('#features/auth/sign-in.translations.en.ts'),
  ar: () => import('#features/auth/sign-in.translations.ar.ts'),
}

/** The set-up of a second factor, which few sign-ins need. */
export const secondFactorTranslations: TranslationsByLanguage = {
  en: () => import('#features/auth/second-factor.translations.en.ts'),
  ar: () => import('#features/auth/second-factor.translations.ar.ts'),
}

/** Separate from the feature's other screens: it is all that a person who is not signed in has to load. */
export const signInRoute: RouteObject = {
  path: 'login',
  Component: SignInPage,
  loader: async ({ request }) => {
    await loadTranslations('signIn')
    // The form is shown even while the server is unreachable: signing in then reports it.
    const session = getToken() ? await loadSession().catch(() => null) : null
    const { search, searchParams } = new URL(request.url)
    if (session?.user) return redirect(safePath(searchParams.get('next')) ?? '/')
    // A shared device asks who is there, and comes back here for people without a PIN.
    return sharedDevice.get() && !searchParams.has('password') ? redirect(`/who${search}`) : null
  },
}
