import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { posLimits } from './pos.schema.ts'
import { postingReasons } from './pos.states.ts'

const displayNameSchema = Type.String({ minLength: 1, maxLength: 200 })

/** A point of sale of a venue by the name that people know it by: menus name one, and an address of the same id is its own. (spec 2, §3) */
export const posProfileSchema = Type.Object(
  { id: idSchema, restaurantId: idSchema, displayName: Type.String() },
  { additionalProperties: false },
)

export type PosProfile = Static<typeof posProfileSchema>

export const posProfileListQuerySchema = listQuerySchema({ id: filters.id, restaurantId: filters.id }, [
  'id',
  'displayName',
])

export type PosProfileListQuery = Static<typeof posProfileListQuerySchema>

export const createPosProfileSchema = Type.Object(
  { restaurantId: idSchema, displayName: displayNameSchema },
  { additionalProperties: false },
)

export type CreatePosProfile = Static<typeof createPosProfileSchema>

export const patchPosProfileSchema = Type.Object({ displayName: displayNameSchema }, { additionalProperties: false })

export type PatchPosProfile = Static<typeof patchPosProfileSchema>

/** The open check of a room at the point of sale: what is posted next for the room goes onto it. (spec 1, §3) */
export const posCheckSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    tableRoomNumber: Type.String(),
    checkNumber: Type.String(),
    checkSeq: nullable(Type.String()),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  },
  { additionalProperties: false },
)

export type PosCheck = Static<typeof posCheckSchema>

export const posCheckListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    tableRoomNumber: filters.oneOf(Type.String({ maxLength: 200 })),
    updatedAt: filters.instant,
  },
  ['id', 'updatedAt'],
)

export type PosCheckListQuery = Static<typeof posCheckListQuerySchema>

/** Points of sale number them, or name them. */
const numberSchema = Type.String({ minLength: 1, maxLength: posLimits.checkLength })

/** The body that stores the check of a room; the one that the room had is replaced. */
export const createPosCheckSchema = Type.Object(
  {
    restaurantId: idSchema,
    tableRoomNumber: Type.String({ minLength: 1, maxLength: 200 }),
    checkNumber: numberSchema,
    checkSeq: Type.Optional(nullable(numberSchema)),
  },
  { additionalProperties: false },
)

export type CreatePosCheck = Static<typeof createPosCheckSchema>

export const patchPosCheckSchema = Type.Object(
  {
    restaurantId: ignored,
    tableRoomNumber: ignored,
    checkNumber: Type.Optional(numberSchema),
    checkSeq: Type.Optional(nullable(numberSchema)),
  },
  { additionalProperties: false },
)

export type PatchPosCheck = Static<typeof patchPosCheckSchema>

export const posNotificationTypes = ['success', 'error'] as const

const posNotificationTypeSchema = Type.Union(posNotificationTypes.map((type) => Type.Literal(type)))

/** What has happened to an order that the point of sale has, and of which that does not hear. */
export const changesSincePosting = ['changedSince', 'cancelledSince', 'tookOverSince'] as const

/** What a notification of the point of sale is about: why a posting is not posted, or that it is, or that the order is another since. */
export const posNotificationReasons = ['posted', ...postingReasons, ...changesSincePosting] as const

const posNotificationReasonSchema = Type.Union(posNotificationReasons.map((reason) => Type.Literal(reason)))

/** Word for those who post orders of what became of one. `isCountActive` until it was counted away. (spec 1, §3) */
export const posNotificationSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    type: posNotificationTypeSchema,
    reason: posNotificationReasonSchema,
    title: Type.String(),
    message: Type.String(),
    orderId: idSchema,
    isActive: Type.Boolean(),
    isCountActive: Type.Boolean(),
    createdAt: instantSchema,
  },
  { additionalProperties: false },
)

export type PosNotification = Static<typeof posNotificationSchema>

const notificationFilters = {
  restaurantId: filters.id,
  isActive: Type.Optional(Type.Boolean()),
  isCountActive: Type.Optional(Type.Boolean()),
}

export const posNotificationListQuerySchema = listQuerySchema(
  {
    ...notificationFilters,
    type: filters.oneOf(posNotificationTypeSchema),
    orderId: filters.id,
    createdAt: filters.instant,
  },
  ['createdAt', 'id'],
)

export type PosNotificationListQuery = Static<typeof posNotificationListQuerySchema>

/** The body that counts a notification away, or puts it aside for all of the venue. */
export const patchPosNotificationSchema = Type.Object(
  { isActive: Type.Optional(Type.Literal(false)), isCountActive: Type.Optional(Type.Literal(false)) },
  { additionalProperties: false },
)

export type PatchPosNotification = Static<typeof patchPosNotificationSchema>

/** The body that counts notifications; those that were not counted away, unless it says else. */
export const countPosNotificationsSchema = Type.Object(notificationFilters, { additionalProperties: false })

export type CountPosNotifications = Static<typeof countPosNotificationsSchema>

/** The body that counts away, or deletes, notifications of the caller's venues at once, but none that came after the newest that was seen. */
export const manyPosNotificationsSchema = Type.Object(
  {
    restaurantId: filters.id,
    /** The newest notification that the caller has seen. */
    upTo: idSchema,
  },
  { additionalProperties: false },
)

export type ManyPosNotifications = Static<typeof manyPosNotificationsSchema>

export const posNotificationCountSchema = Type.Object({ count: Type.Integer() }, { additionalProperties: false })
