import type { WebFeature } from '#kit/feature.ts'

export const pushFeature: WebFeature = {
  name: 'push',
  words: { en: () => import('#features/push/push.words.en.ts'), ar: () => import('#features/push/push.words.ar.ts') },
  routes: [],
  jobNames: { 'push:sendPush': 'push:jobs.sendPush' },
  settings: async () => (await import('#features/push/push.settings.ts')).pushSettingsParts,
  startLive: async () => (await import('#features/push/push.live.ts')).startPushLive(),
}
