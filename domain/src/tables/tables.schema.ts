import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
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

export type TrayAtTable = Static<typeof trayAtTableSchema>

/** A table or a room, with what goes on there now. `token` is the secret of its QR code, for managers alone. (spec 1, §3) */
export const tableSchema = Type.Object(
  {
    id: idSchema,
    name: Type.String(),
    index: Type.Integer(),
    restaurantId: idSchema,
    isActive: Type.Boolean(),
    token: Type.Optional(Type.String()),
    newOrderCount: Type.Integer(),
    inProgressOrderCount: Type.Integer(),
    deliveredOrderCount: Type.Integer(),
    waiterRequestCount: Type.Integer(),
    /** The trays that are in the room, the oldest first. */
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
export const renewTableTokenSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export type RenewTableToken = Static<typeof renewTableTokenSchema>
