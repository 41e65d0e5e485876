import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  adminNotificationCountSchema,
  adminNotificationSchema,
  adminNotificationListQuerySchema,
  askAdminNotificationSchema,
  closeAdminNotificationSchema,
  closeAdminNotificationsSchema,
  countAdminNotificationsSchema,
} from './notifications.schema.ts'

export const adminNotificationsPath = 'v1/admin-notifications'
export const countAdminNotificationsPath = 'v1/adminnotificationcount'
export const closeAdminNotificationsPath = 'v1/markAllAdminNotiAsRead'

export const notificationServices = {
  [adminNotificationsPath]: {
    find: {
      permission: 'adminNotifications:read',
      query: adminNotificationListQuerySchema,
      answer: pageOf(adminNotificationSchema),
      summary: 'Lists what others than the admin edited in menus, newest first. The server makes the records itself.',
    },
    create: {
      permission: 'menus:write',
      data: askAdminNotificationSchema,
      answer: adminNotificationSchema,
      status: 200,
      summary: "Answers the record that the server made of the caller's last such edit, and makes none.",
    },
    patch: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationSchema,
      answer: adminNotificationSchema,
      summary: 'Closes one notification.',
    },
    events: { created: adminNotificationSchema, patched: adminNotificationSchema },
  },
  [countAdminNotificationsPath]: {
    create: {
      permission: 'adminNotifications:read',
      data: countAdminNotificationsSchema,
      answer: adminNotificationCountSchema,
      status: 200,
      summary: 'Counts the notifications that are not closed, up to `countTo` where that is given.',
    },
  },
  [closeAdminNotificationsPath]: {
    create: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationsSchema,
      answer: adminNotificationCountSchema,
      status: 200,
      summary: 'Closes all that are not, or those up to one, and answers how many. Each is told as patched.',
    },
  },
} as const satisfies Record<string, ServiceContract>
