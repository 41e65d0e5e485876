import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { posLimits } from './pos.schema.ts'
import { postingReasons } from './pos.states.ts'

const displayNameSchema = Type.String({ minLength: 1, maxLength: 200 })

/**
 * A point of sale of a venue with its name for people: menus reference one, and an address with the same id belongs to
 * it. (spec 2, §3)
 */
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

/** The open check of a room at the point of sale: the next posting for the room goes onto it. (spec 1, §3) */
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

/** The number of a check; some points of sale use names. */
const numberSchema = Type.String({ minLength: 1, maxLength: posLimits.checkLength })

/** The body that stores the check of a room; it replaces the previous one. */
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

/** The changes of a posted order that the point of sale does not learn of. */
export const changesSincePosting = ['changedSince', 'cancelledSince', 'tookOverSince'] as const

/**
 * The subject of a notification about the point of sale: why a posting is not posted, that it is, or that the order has
 * changed since.
 */
export const posNotificationReasons = ['posted', ...postingReasons, ...changesSincePosting] as const

const posNotificationReasonSchema = Type.Union(posNotificationReasons.map((reason) => Type.Literal(reason)))

/**
 * A notification about a posting to people who post orders. `isCountActive` is true until it is marked as seen. (spec
 * 1, §3)
 */
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

/** The body that marks a notification as seen, or dismisses it for the whole venue. */
export const patchPosNotificationSchema = Type.Object(
  { isActive: Type.Optional(Type.Literal(false)), isCountActive: Type.Optional(Type.Literal(false)) },
  { additionalProperties: false },
)

export type PatchPosNotification = Static<typeof patchPosNotificationSchema>

/** The body that counts notifications; by default those that are not marked as seen. */
export const countPosNotificationsSchema = Type.Object(notificationFilters, { additionalProperties: false })

export type CountPosNotifications = Static<typeof countPosNotificationsSchema>

/**
 * The body that marks many notifications of the caller's venues as seen, or deletes them, but only up to the newest
 * that the caller has seen.
 */
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
