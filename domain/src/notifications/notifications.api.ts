import type { ServiceContract } from '../access/contract.ts'
import { adminNotificationListQuerySchema, closeAdminNotificationSchema } from './notifications.schema.ts'

export const adminNotificationsPath = 'v1/admin-notifications'

export const notificationServices = {
  [adminNotificationsPath]: {
    find: {
      permission: 'adminNotifications:read',
      query: adminNotificationListQuerySchema,
      summary: 'Lists what others than the admin edited in menus, newest first. The server makes the records itself.',
    },
    patch: {
      permission: 'adminNotifications:close',
      data: closeAdminNotificationSchema,
      summary: 'Closes one notification.',
    },
    events: ['created', 'patched'],
  },
} as const satisfies Record<string, ServiceContract>
