import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { signalIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'webhooks:configure', titleKey: 'webhooks:screens.webhooks', ...setupScreen }
const logHandle: RouteHandle = {
  permission: 'webhooks:configure',
  titleKey: 'webhooks:screens.log',
  backTo: '/webhooks',
  menuPath: '/settings',
}

export const webhooksFeature: WebFeature = {
  name: 'webhooks',
  translations: () => import('#features/webhooks/webhooks.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [
    screen('webhooks', handle, () => import('#features/webhooks/webhooks.page.tsx')),
    screen('webhooks/:id', logHandle, () => import('#features/webhooks/webhook-log.page.tsx')),
  ],
  fills: [
    setupSlot.filledBy({
      path: '/webhooks',
      labelKey: 'webhooks:screens.webhooks',
      helpKey: 'webhooks:help.webhooks',
      permission: 'webhooks:configure',
      icon: signalIcon,
      task: 'system',
    }),
    jobNamesSlot.filledBy(async () => [{ kind: 'webhooks:deliver', labelKey: 'webhooks:jobs.deliver' }]),
  ],
  startLive: async () => (await import('#features/webhooks/webhooks.live.ts')).startWebhooksLive(),
}
