import { posNotificationsPath, posPostingsPath } from '@brigade/domain/pos/pos.api.ts'
import { publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import type { Feature } from '#kit/feature.ts'
import { staffTopic } from '#kit/topics.ts'
import { registerPosRecords } from './pos-records.service.ts'

export const posFeature: Feature = {
  name: 'pos',
  register(app: App) {
    registerPosRecords(app)
    publishEvents(app, posPostingsPath, staffTopic('posPostings', 'pos:read'))
    publishEvents(app, posNotificationsPath, staffTopic('posNotifications', 'pos:post'))
  },
}
