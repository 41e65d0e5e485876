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
      summary: "Lists what was written to the staff of the caller's venues, newest first.",
    },
    get: { permission: 'staffNotifications:read', answer: staffNotificationSchema, summary: 'Reads one.' },
    create: {
      permission: 'staffNotifications:write',
      data: createStaffNotificationSchema,
      answer: staffNotificationSchema,
      idempotent: 'staffNotification',
      summary: 'Writes to the staff of a venue: shown on their screens at once. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'staffNotifications:write',
      data: patchStaffNotificationSchema,
      answer: staffNotificationSchema,
      summary: 'Changes one, ends it, or shows it again.',
    },
    remove: {
      permission: 'staffNotifications:write',
      answer: staffNotificationSchema,
      summary: 'Deletes one, and takes it off the screens.',
    },
    events: { created: staffNotificationSchema, patched: staffNotificationSchema, removed: staffNotificationSchema },
  },
} as const satisfies Record<string, ServiceContract>
