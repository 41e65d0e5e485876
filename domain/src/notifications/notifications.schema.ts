import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

export const editActions = ['created', 'updated', 'deleted'] as const

const editActionSchema = Type.Union(editActions.map((action) => Type.Literal(action)))

export type EditAction = (typeof editActions)[number]

export const editedEntities = ['menu', 'category', 'item', 'side', 'modifier', 'promotion'] as const

const editedEntitySchema = Type.Union(editedEntities.map((entity) => Type.Literal(entity)))

/** The kinds of record whose edits are reported to admins. */
export type EditedEntity = (typeof editedEntities)[number]

export const notificationTypes = ['success', 'info', 'warning'] as const

export const notificationTypeSchema = Type.Union(notificationTypes.map((type) => Type.Literal(type)))

/** The emphasis of a notification. */
export type NotificationType = (typeof notificationTypes)[number]

/** A notification to admins about an edit of a venue's menu; active until it is closed. (spec 2, §3) */
export const adminNotificationSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    title: Type.String(),
    message: Type.String(),
    type: notificationTypeSchema,
    action: editActionSchema,
    entity: editedEntitySchema,
    entityName: Type.String(),
    restaurantName: Type.String(),
    editorProfile: Type.Object({ fname: Type.String(), lname: Type.String() }, { additionalProperties: false }),
    entityUpdateDeleteTime: instantSchema,
    isClosable: Type.Boolean(),
    isActive: Type.Boolean(),
  },
  { additionalProperties: false },
)

export type AdminNotification = Static<typeof adminNotificationSchema>

/** The limit of `total`, or of a count: counting a million takes longer than reading a page of them. */
const countToSchema = Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 }))

export const adminNotificationListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    isActive: Type.Optional(Type.Boolean()),
    entityUpdateDeleteTime: filters.instant,
    $countTo: countToSchema,
  },
  ['entityUpdateDeleteTime', 'id'],
)

export type AdminNotificationListQuery = Static<typeof adminNotificationListQuerySchema>

/**
 * The body by which a client reports its own edit, to get the record that the server made of it. Other fields of the
 * record may be sent too and are ignored. (spec 2, §7)
 */
export const askAdminNotificationSchema = Type.Object(
  {
    restaurantId: Type.Optional(idSchema),
    action: editActionSchema,
    entity: Type.Optional(editedEntitySchema),
    entityName: Type.Optional(Type.String({ maxLength: 1_000 })),
    title: ignored,
    message: ignored,
    type: ignored,
    restaurantName: ignored,
    editorProfile: ignored,
    entityUpdateDeleteTime: ignored,
    isClosable: ignored,
    isActive: ignored,
  },
  { additionalProperties: false },
)

export type AskAdminNotification = Static<typeof askAdminNotificationSchema>

/** The body that closes a notification. */
export const closeAdminNotificationSchema = Type.Object(
  { isActive: Type.Literal(false) },
  { additionalProperties: false },
)

/** The body that counts notifications; by default those that are not closed. */
export const countAdminNotificationsSchema = Type.Object(
  { restaurantId: filters.id, isActive: Type.Optional(Type.Boolean()), countTo: countToSchema },
  { additionalProperties: false },
)

export type CountAdminNotifications = Static<typeof countAdminNotificationsSchema>

/** The body that closes many notifications: all, or only those up to the newest that the caller has seen. */
export const closeAdminNotificationsSchema = Type.Object(
  {
    restaurantId: filters.id,
    /** The newest notification that the caller has seen. */
    upTo: Type.Optional(idSchema),
  },
  { additionalProperties: false },
)

export type CloseAdminNotifications = Static<typeof closeAdminNotificationsSchema>

export const adminNotificationCountSchema = Type.Object({ count: Type.Integer() }, { additionalProperties: false })
