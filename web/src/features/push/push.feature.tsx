import { setupSlot } from '#features/venues/public/setup-slot.ts'
import { settingsSlot } from '#features/auth/public/settings-slot.ts'
import { jobNamesSlot } from '#features/jobs/public/job-names-slot.ts'
import type { RouteHandle, WebFeature } from '#kit/features/feature.ts'
import { screen, setupScreen } from '#kit/features/screen.ts'
import { bellIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'push:configure', titleKey: 'push:screens.pushTimes', ...setupScreen }

export const pushFeature: WebFeature = {
  name: 'push',
  translations: () => import('#features/push/push.translations.en.ts'),
  usesCatalogues: ['auth', 'venues'],
  routes: [screen('push/times', handle, () => import('#features/push/pages/push-times.page.tsx'))],
  fills: [
    setupSlot.filledBy({
      path: '/push/times',
      labelKey: 'push:screens.pushTimes',
      permission: 'push:configure',
      icon: bellIcon,
      helpKey: 'push:help.times',
      settings: ['pushOrdersAfterMinutes'],
      task: 'service',
    }),
    settingsSlot.filledBy(async () => (await import('#features/push/push.settings.ts')).pushSettingsParts),
    jobNamesSlot.filledBy(async () => [{ kind: 'push:sendPush', labelKey: 'push:jobs.sendPush' }]),
  ],
  popups: async () => (await import('#features/push/parts/opened-by-push.tsx')).OpenedByPush,
  startLive: async () => (await import('#features/push/push.live.ts')).startPushLive(),
}
