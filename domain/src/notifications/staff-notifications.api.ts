import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  createStaffNotificationSchema,
  patchStaffNotificationSchema,
  staffNotificationListQuerySchema,
  staffNotificationSchema,
} from './staff-notifications.schema.ts'

export const staffNotificationsPath = 'v1/notifications'

export const staffNotificationServices = {
  [staffNotificationsPath]: {
    find: {
      permission: 'staffNotifications:read',
      query: staffNotificationListQuerySchema,
      answer: pageOf(staffNotificationSchema),
      summary: "Lists the staff messages of the caller's venues, newest first.",
    },
    get: { permission: 'staffNotifications:read', answer: staffNotificationSchema, summary: 'Reads one.' },
    create: {
      permission: 'staffNotifications:write',
      data: createStaffNotificationSchema,
      answer: staffNotificationSchema,
      idempotent: 'staffNotification',
      example: { restaurantId: 1, title: 'Pool', message: 'Closed', validity: '2999-01-01T00:00:00Z' },
      summary: 'Sends a message to the staff of a venue, shown on their screens immediately. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'staffNotifications:write',
      data: patchStaffNotificationSchema,
      answer: staffNotificationSchema,
      example: { title: 'Spa' },
      summary: 'Changes a message, ends it, or shows it again.',
    },
    remove: {
      permission: 'staffNotifications:write',
      answer: staffNotificationSchema,
      summary: 'Deletes a message and removes it from all screens.',
    },
    events: { created: staffNotificationSchema, patched: staffNotificationSchema, removed: staffNotificationSchema },
  },
} as const satisfies Record<string, ServiceContract>
