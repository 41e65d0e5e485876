import type { WebFeature } from '#kit/feature.ts'

export const authFeature: WebFeature = {
  name: 'auth',
  words: { en: () => import('#features/auth/auth.words.en.ts'), ar: () => import('#features/auth/auth.words.ar.ts') },
  routes: [
    {
      path: 'settings',
      lazy: async () => ({ Component: (await import('#features/auth/pages/settings.page.tsx')).SettingsPage }),
      handle: { permission: 'account:read', titleKey: 'auth:screens.settings', backTo: '/' },
    },
  ],
}
