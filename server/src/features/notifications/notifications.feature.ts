import { adminNotificationsPath } from '@brigade/domain/notifications/notifications.api.ts'
import { publishEvents } from '#kit/announce.ts'
import type { App } from '#kit/context.ts'
import { silence, useService } from '#kit/contract.ts'
import type { Feature } from '#kit/feature.ts'
import { staffTopic } from '#kit/topics.ts'
import { closeAdminNotification } from './close-admin-notification.ts'
import { findOwnEdit } from './find-own-edit.ts'
import { listAdminNotifications } from './list-admin-notifications.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  register(app: App) {
    const { db } = app

    useService(app, adminNotificationsPath, {
      find: ({ query, user, paginate }) =>
        listAdminNotifications({ db, query, principal: user, isPaged: paginate !== false }),

      create: async (asked, params) => silence(params, await findOwnEdit({ db, asked, principal: params.user })),

      patch: async (id, _body, params) => {
        const { notification, isChanged } = await db.write(() => closeAdminNotification({ id, principal: params.user }))
        return isChanged ? notification : silence(params, notification)
      },
    })

    publishEvents(app, adminNotificationsPath, staffTopic('adminNotifications', 'adminNotifications:read'))
  },
}
