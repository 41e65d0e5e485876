import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

/** A tray in a room. */
const trayAtTableSchema = Type.Object(
  {
    id: idSchema,
    trayOutQR: Type.String(),
    type: Type.Union([Type.Literal('tray'), Type.Literal('trolly')]),
    isOvernight: Type.Boolean(),
    createdAt: instantSchema,
  },
  { additionalProperties: false },
)

/**
 * The time since when the things in each count of a table wait, by the one that has waited longest; absent for a zero
 * count.
 */
const waitingSinceSchema = Type.Partial(
  Type.Object(
    {
      newOrderCount: instantSchema,
      inProgressOrderCount: instantSchema,
      deliveredOrderCount: instantSchema,
      waiterRequestCount: instantSchema,
    },
    { additionalProperties: false },
  ),
)

export type TrayAtTable = Static<typeof trayAtTableSchema>

/** A table or a room, with its current counts. Only managers see its QR code and the time since when. (spec 1, §3) */
export const tableSchema = Type.Object(
  {
    id: idSchema,
    name: Type.String(),
    index: Type.Integer(),
    restaurantId: idSchema,
    isActive: Type.Boolean(),
    /** The secret of its QR code. */
    token: Type.Optional(Type.String()),
    /** The content of the QR code, relative to the server's root if the server does not know its public address. */
    guestLink: Type.Optional(Type.String()),
    /** The time since which it has this token; null if that was not recorded yet. */
    tokenSince: Type.Optional(nullable(instantSchema)),
    newOrderCount: Type.Integer(),
    inProgressOrderCount: Type.Integer(),
    deliveredOrderCount: Type.Integer(),
    waiterRequestCount: Type.Integer(),
    waitingSince: waitingSinceSchema,
    /** The trays in the room, the oldest first. */
    trayList: Type.Array(trayAtTableSchema),
  },
  { additionalProperties: false },
)

export type Table = Static<typeof tableSchema>

export const tableListQuerySchema = listQuerySchema({ id: filters.id, restaurantId: filters.id }, [
  'index',
  'name',
  'id',
])

export type TableListQuery = Static<typeof tableListQuerySchema>

/** The body that opens a guest's session: the secret from the table's QR code. */
export const openGuestSessionSchema = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)

export type OpenGuestSession = Static<typeof openGuestSessionSchema>

export const guestSessionSchema = Type.Object(
  {
    accessToken: Type.String(),
    expiresAt: instantSchema,
    table: Type.Object({ id: idSchema, name: Type.String() }, { additionalProperties: false }),
    restaurantId: idSchema,
  },
  { additionalProperties: false },
)

export type GuestSession = Static<typeof guestSessionSchema>

/** The body that gives a table a new secret. */
export const renewTableTokenSchema = Type.Object(
  {
    id: idSchema,
    /** The `tokenSince` of the secret to renew: if the secret has been replaced since, the newer one stays. */
    tokenSince: Type.Optional(nullable(instantSchema)),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type RenewTableToken = Static<typeof renewTableTokenSchema>
