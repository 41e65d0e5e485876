import { setupSlot } from '#features/venues/public/setup-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { historyIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'audit:read', titleKey: 'audit:screens.audit', ...setupScreen }

export const auditFeature: WebFeature = {
  name: 'audit',
  translations: () => import('#features/audit/audit.translations.en.ts'),
  usesCatalogues: [
    'auth',
    'notifications',
    'orders',
    'pausing',
    'printers',
    'requests',
    'trays',
    'venueDetails',
    'venues',
  ],
  routes: [screen('audit', handle, () => import('#features/audit/audit-log.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/audit',
      labelKey: 'audit:screens.audit',
      helpKey: 'audit:help.audit',
      permission: 'audit:read',
      icon: historyIcon,
      task: 'system',
    }),
  ],
}
