import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { keyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'apiKeys:configure', titleKey: 'machines:screens.apiKeys', ...setupScreen }

export const machinesFeature: WebFeature = {
  name: 'machines',
  translations: () => import('#features/machines/machines.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [screen('api-keys', handle, () => import('#features/machines/api-keys.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/api-keys',
      labelKey: 'machines:screens.apiKeys',
      helpKey: 'machines:help.apiKeys',
      permission: 'apiKeys:configure',
      icon: keyIcon,
      task: 'system',
    }),
  ],
}
