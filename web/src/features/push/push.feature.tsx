import type { RouteHandle, WebFeature } from '#kit/feature.ts'
import { screen, setupScreen } from '#kit/screen.ts'
import { bellIcon } from '#ui/icon-paths.ts'

const handle: RouteHandle = { permission: 'push:configure', titleKey: 'push:screens.pushTimes', ...setupScreen }

export const pushFeature: WebFeature = {
  name: 'push',
  words: { en: () => import('#features/push/push.words.en.ts'), ar: () => import('#features/push/push.words.ar.ts') },
  alsoSays: ['venues'],
  routes: [screen('push/times', handle, () => import('#features/push/pages/push-times.page.tsx'))],
  setup: [
    {
      path: '/push/times',
      labelKey: 'push:screens.pushTimes',
      permission: 'push:configure',
      icon: bellIcon,
      task: 'service',
    },
  ],
  jobNames: { 'push:sendPush': 'push:jobs.sendPush' },
  settings: async () => (await import('#features/push/push.settings.ts')).pushSettingsParts,
  popups: async () => (await import('#features/push/parts/opened-by-push.tsx')).OpenedByPush,
  startLive: async () => (await import('#features/push/push.live.ts')).startPushLive(),
}
