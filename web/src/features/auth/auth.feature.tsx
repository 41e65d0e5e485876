import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen } from '#kit/features/screen.ts'
import { settingsSlot } from '#features/auth/public/settings-slot.ts'

const handle: RouteHandle = { permission: 'account:read', titleKey: 'auth:screens.settings', backTo: '/' }

export const authFeature: WebFeature = {
  name: 'auth',
  translations: () => import('#features/auth/auth.translations.en.ts'),
  usesCatalogues: ['secondFactor'],
  routes: [
    {
      ...screen('settings', handle, () => import('#features/auth/pages/settings.page.tsx')),
      loader: settingsSlot.load,
    },
  ],
  fills: [settingsSlot.filledBy(async () => (await import('#features/auth/auth.settings.ts')).authSettings)],
}
