import { redirect } from 'react-router'
import { SignInPage } from '#features/auth/pages/sign-in.page.tsx'
import type { WebFeature } from '#kit/feature.ts'
import { safePath } from '#kit/safe-path.ts'
import { loadSession } from '#kit/session.ts'
import { getToken } from '#kit/token.ts'

export const authFeature: WebFeature = {
  name: 'auth',
  words: { en: () => import('#features/auth/auth.words.en.ts'), ar: () => import('#features/auth/auth.words.ar.ts') },
  bareRoutes: [
    {
      path: 'login',
      Component: SignInPage,
      loader: async ({ request }) => {
        // The form is shown even while the server is away: then signing in says so.
        const session = getToken() ? await loadSession().catch(() => null) : null
        if (!session?.user) return null
        return redirect(safePath(new URL(request.url).searchParams.get('next')) ?? '/')
      },
    },
  ],
  routes: [
    {
      path: 'settings',
      lazy: async () => ({ Component: (await import('#features/auth/pages/settings.page.tsx')).SettingsPage }),
      handle: { permission: 'account:read', titleKey: 'auth:settings.title', backTo: '/' },
    },
  ],
}
