import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  adminNotificationSchema,
  adminNotificationListQuerySchema,
  askAdminNotificationSchema,
  closeAdminNotificationSchema,
} from './notifications.schema.ts'

export const adminNotificationsPath = 'v1/admin-notifications'

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
} as const satisfies Record<string, ServiceContract>
