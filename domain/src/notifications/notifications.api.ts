import type { ServiceContract } from '../access/contract.ts'
import {
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
      summary: 'Lists what others than the admin edited in menus, newest first. The server makes the records itself.',
    },
    create: {
      permission: 'menus:write',
      data: askAdminNotificationSchema,
      status: 200,
      summary: "Answers the record that the server made of the caller's last such edit, and makes none.",
    },
    patch: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationSchema,
      summary: 'Closes one notification.',
    },
    events: ['created', 'patched'],
  },
} as const satisfies Record<string, ServiceContract>
