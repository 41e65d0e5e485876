import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen } from '#kit/screen.ts'
import { fetchSettings } from '#kit/settings-parts.ts'

const handle: RouteHandle = { permission: 'account:read', titleKey: 'auth:screens.settings', backTo: '/' }

export const authFeature: WebFeature = {
  name: 'auth',
  words: { en: () => import('#features/auth/auth.words.en.ts'), ar: () => import('#features/auth/auth.words.ar.ts') },
  routes: [
    { ...screen('settings', handle, () => import('#features/auth/pages/settings.page.tsx')), loader: fetchSettings },
  ],
  settings: async () => (await import('#features/auth/auth.settings.ts')).authSettings,
}
