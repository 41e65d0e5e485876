import { type Static, Type } from '@sinclair/typebox'
import { idempotencyKeySchema, idSchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { tableLimits } from './tables.limits.ts'

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

/** A table or a room as it is set up. */
const setUp = {
  id: idSchema,
  name: Type.String(),
  index: Type.Integer(),
  restaurantId: idSchema,
  isActive: Type.Boolean(),
  /** The floor or area, by which the floor can be grouped; null for none. */
  area: nullable(Type.String()),
  seats: nullable(Type.Integer()),
  version: Type.Integer(),
  updatedAt: nullable(instantSchema),
  updatedBy: nullable(Type.String()),
}

/** A table or a room, with its current counts. Only managers see its QR code and the time since when. (spec 1, §3) */
export const tableSchema = Type.Object(
  {
    ...setUp,
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

/** A table or room without its counts and its code: the record in events, and the answer to those who set it up. */
export const tableSetUpSchema = Type.Object(setUp, { additionalProperties: false })

export type TableSetUp = Static<typeof tableSetUpSchema>

/** The fields that people fill in. The rules check that required ones are there. */
const written = {
  name: Type.Optional(Type.String({ maxLength: 1_000 })),
  area: Type.Optional(nullable(Type.String({ maxLength: 1_000 }))),
  seats: Type.Optional(nullable(Type.Integer())),
}

const newTableSchema = Type.Object(written, { additionalProperties: false, askedByRules: ['name'] })

export type NewTable = Static<typeof newTableSchema>

/** The body that adds tables or rooms to a venue: all of them or, if one has a problem, none. */
export const addTablesSchema = Type.Object(
  {
    restaurantId: idSchema,
    tables: Type.Array(newTableSchema, { maxItems: 2 * tableLimits.mostAtOnce }),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type AddTables = Static<typeof addTablesSchema>

/**
 * The body of a change. With a `version`, it is refused if another person was faster; without one it applies to the
 * current record.
 */
export const patchTableSchema = Type.Object(
  { ...written, isActive: Type.Optional(Type.Boolean()), version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchTable = Static<typeof patchTableSchema>

/** The new order of a venue's tables and rooms: all of their ids. */
export const sortTablesSchema = Type.Object(
  { restaurantId: idSchema, ids: Type.Array(idSchema, { maxItems: 2 * tableLimits.mostAtVenue, uniqueItems: true }) },
  { additionalProperties: false },
)

export type SortTables = Static<typeof sortTablesSchema>

/** The draft that the rules check. */
export type TableDraft = Omit<PatchTable, 'version'>

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
