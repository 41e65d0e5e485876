import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { notificationTypeSchema } from './notifications.schema.ts'

/** Word to the staff of a venue, shown on their screens while it is active. (spec 1, §2.4 and §3) */
export const staffNotificationSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    title: Type.String(),
    message: Type.String(),
    type: notificationTypeSchema,
    isActive: Type.Boolean(),
    /** Whether people may put it aside on their own screen. */
    isClosable: Type.Boolean(),
    /** Until when it is shown; null until somebody ends it. */
    validity: nullable(instantSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** Null where its time has run out. */
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

/** What people write of it. The rules say what has to be there. */
const written = {
  title: Type.Optional(Type.String({ maxLength: 1_000 })),
  message: Type.Optional(Type.String({ maxLength: 10_000 })),
  type: Type.Optional(notificationTypeSchema),
  isClosable: Type.Optional(Type.Boolean()),
  validity: Type.Optional(nullable(instantSchema)),
}

/** The body of a new one, which is shown at once. */
export const createStaffNotificationSchema = Type.Object(
  { restaurantId: idSchema, ...written, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false, askedByRules: ['title', 'message'] },
)

export type CreateStaffNotification = Static<typeof createStaffNotificationSchema>

/** The body of a change. Made from a `version`, it is refused when somebody else was faster; without one it holds for the record as it is. */
export const patchStaffNotificationSchema = Type.Object(
  { ...written, isActive: Type.Optional(Type.Boolean()), version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchStaffNotification = Static<typeof patchStaffNotificationSchema>

/** What the rules are asked about. */
export type StaffNotificationDraft = Omit<PatchStaffNotification, 'version'>
