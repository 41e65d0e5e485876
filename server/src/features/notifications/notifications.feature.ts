import {
  adminNotificationsPath,
  closeAdminNotificationsPath,
  countAdminNotificationsPath,
} from '@brigade/domain/notifications/notifications.api.ts'
import { staffNotificationsPath } from '@brigade/domain/notifications/staff-notifications.api.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { findRecord } from '#kit/lists/records.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { closeAdminNotification } from './close-admin-notification.ts'
import { closeAdminNotifications } from './close-admin-notifications.ts'
import { countAdminNotifications } from './count-admin-notifications.ts'
import { endStaffNotification } from './end-staff-notification.job.ts'
import { findOwnEdit } from './find-own-edit.ts'
import { forgetOldEdits } from './forget-old-edits.ts'
import { listAdminNotifications } from './list-admin-notifications.ts'
import { listStaffNotifications } from './list-staff-notifications.ts'
import { staffNotificationColumns } from './staff-notification-columns.ts'
import {
  createStaffNotification,
  patchStaffNotification,
  removeStaffNotification,
  repeatedStaffNotification,
} from './write-staff-notification.ts'

export const notificationsFeature: Feature = {
  name: 'notifications',
  register(app: App) {
    registerAdminNotifications(app)
    registerStaffNotifications(app)
  },
}

function registerAdminNotifications(app: App): void {
  const { db, clock } = app

  useService(app, adminNotificationsPath, {
    find: ({ query, user, paginate }) =>
      listAdminNotifications({ db, query, principal: user, isPaged: paginate !== false }),

    create: { transaction: findOwnEdit },

    patch: { transaction: closeAdminNotification },
  })

  useService(app, countAdminNotificationsPath, {
    create: (body, { user }) => countAdminNotifications({ db, body, principal: user }),
  })

  useService(app, closeAdminNotificationsPath, {
    create: (body, { user }) => closeAdminNotifications(app, { body, principal: user }),
  })

  app.schedule('old edits', '53 * * * *', () => forgetOldEdits(db, clock.now()))

  publishEvents(app, adminNotificationsPath, staffTopic('adminNotifications', 'adminNotifications:read'))
}

function registerStaffNotifications(app: App): void {
  const { db, jobs } = app
  jobs.add(endStaffNotification)

  useService(app, staffNotificationsPath, {
    find: ({ query, user, paginate }) =>
      listStaffNotifications({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      staffNotificationColumns.read(
        await db.read(() => findRecord(staffNotificationColumns, { id, principal: user, what: 'notification' })),
      ),

    create: { transaction: createStaffNotification, repeat: repeatedStaffNotification },

    patch: { transaction: patchStaffNotification },

    remove: { transaction: removeStaffNotification },
  })

  publishEvents(app, staffNotificationsPath, staffTopic('staffNotifications', 'staffNotifications:read'))
}
