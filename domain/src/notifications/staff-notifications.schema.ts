import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { notificationTypeSchema } from './notifications.schema.ts'

/** A notification to the staff of a venue, shown on their screens while it is active. (spec 1, §2.4 and §3) */
export const staffNotificationSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    title: Type.String(),
    message: Type.String(),
    type: notificationTypeSchema,
    isActive: Type.Boolean(),
    /** True if people may dismiss it on their own screen. */
    isClosable: Type.Boolean(),
    /** The end of its display; null if it is shown until a person ends it. */
    validity: nullable(instantSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** Null if it expired. */
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type StaffNotification = Static<typeof staffNotificationSchema>

export const staffNotificationListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    isActive: Type.Optional(Type.Boolean()),
    updatedAt: filters.instant,
  },
  ['id', 'updatedAt'],
)

export type StaffNotificationListQuery = Static<typeof staffNotificationListQuerySchema>

/** The fields that people fill in. The rules check that required ones are there. */
const written = {
  title: Type.Optional(Type.String({ maxLength: 1_000 })),
  message: Type.Optional(Type.String({ maxLength: 10_000 })),
  type: Type.Optional(notificationTypeSchema),
  isClosable: Type.Optional(Type.Boolean()),
  validity: Type.Optional(nullable(instantSchema)),
}

/** The body of a new notification, which is shown at once. */
export const createStaffNotificationSchema = Type.Object(
  { restaurantId: idSchema, ...written, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false, askedByRules: ['title', 'message'] },
)

export type CreateStaffNotification = Static<typeof createStaffNotificationSchema>

/**
 * The body of a change. With a `version`, it is refused if another person was faster; without one it applies to the
 * current record.
 */
export const patchStaffNotificationSchema = Type.Object(
  { ...written, isActive: Type.Optional(Type.Boolean()), version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchStaffNotification = Static<typeof patchStaffNotificationSchema>

/** The draft that the rules check. */
export type StaffNotificationDraft = Omit<PatchStaffNotification, 'version'>
