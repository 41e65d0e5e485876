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
      summary: 'Lists menu edits by users other than admins, newest first. The server creates these records.',
    },
    create: {
      permission: 'menus:write',
      data: askAdminNotificationSchema,
      answer: adminNotificationSchema,
      status: 200,
      summary: "Returns the server's record of the caller's latest edit. Creates nothing.",
    },
    patch: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationSchema,
      answer: adminNotificationSchema,
      example: { isActive: false },
      summary: 'Marks one notification as read.',
    },
    events: { created: adminNotificationSchema, patched: adminNotificationSchema },
  },
  [countAdminNotificationsPath]: {
    create: {
      permission: 'adminNotifications:read',
      data: countAdminNotificationsSchema,
      answer: adminNotificationCountSchema,
      status: 200,
      summary: 'Counts unread notifications, up to `countTo` if given.',
    },
  },
  [closeAdminNotificationsPath]: {
    create: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationsSchema,
      answer: adminNotificationCountSchema,
      status: 200,
      summary:
        'Marks all notifications as read, or those up to one, and returns how many. Publishes `patched` for each.',
    },
  },
} as const satisfies Record<string, ServiceContract>
