import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { brandIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'branding:write', titleKey: 'branding:screens.branding', ...setupScreen }

/** The screen on which a venue sets how its guests see it. */
export const brandingFeature: WebFeature = {
  name: 'branding',
  translations: () => import('#features/branding/branding.translations.en.ts'),
  usesCatalogues: ['auth', 'files', 'receipts', 'venues'],
  routes: [screen('branding', handle, () => import('#features/branding/branding.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/branding',
      labelKey: 'branding:screens.branding',
      helpKey: 'branding:help.branding',
      permission: 'branding:write',
      icon: brandIcon,
      task: 'venue',
    }),
  ],
  startLive: async () => (await import('#features/branding/branding.live.ts')).startBrandingLive(),
}
