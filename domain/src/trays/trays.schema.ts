import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { ignored } from '../kit/ignored.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { trayLimits } from './trays.limits.ts'

export const trayTypes = ['tray', 'trolly'] as const

const trayTypeSchema = Type.Union(trayTypes.map((type) => Type.Literal(type)))

export type TrayType = (typeof trayTypes)[number]

export const trayStatuses = ['active', 'expired'] as const

const trayStatusSchema = Type.Union(trayStatuses.map((status) => Type.Literal(status)))

export type TrayStatus = (typeof trayStatuses)[number]

/** The serial of a tray: 13 letters, digits, `-` or `_`. */
const serialSchema = Type.String({ minLength: 13, maxLength: 13, pattern: '^[A-Za-z0-9_-]{13}$' })

/** The sticker on a tray or a trolley: its QR code is a link that ends in the serial. (spec 1, §3) */
export const trayStickerSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** The serial: the last 13 characters of its link. */
    serialContent: serialSchema,
    /** The content of its QR code, relative to the server's root if the server does not know its own address. */
    link: Type.String(),
    type: trayTypeSchema,
    /** Its number at the venue, from 1. */
    index: Type.Integer(),
    createdAt: instantSchema,
  },
  { additionalProperties: false },
)

export type TraySticker = Static<typeof trayStickerSchema>

export const trayStickerListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    serialContent: Type.Optional(serialSchema),
    /** The end of the serial, searched among the stickers of one venue. */
    serialEnd: Type.Optional(Type.String({ minLength: 1, maxLength: 13, pattern: '^[A-Za-z0-9_-]{1,13}$' })),
  },
  ['index', 'id'],
)

export type TrayStickerListQuery = Static<typeof trayStickerListQuerySchema>

/** The body that registers a sticker at its venue. */
export const createTrayStickerSchema = Type.Object(
  {
    restaurantId: idSchema,
    serialContent: serialSchema,
    type: Type.Optional(trayTypeSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateTraySticker = Static<typeof createTrayStickerSchema>

/**
 * The body that registers a range of stickers at their venue: their serials count up from the digits at the end of the
 * first one.
 */
export const registerStickersSchema = Type.Object(
  {
    restaurantId: idSchema,
    first: serialSchema,
    count: Type.Integer({ minimum: 1, maximum: trayLimits.mostStickersAtOnce }),
    type: Type.Optional(trayTypeSchema),
  },
  { additionalProperties: false },
)

export type RegisterStickers = Static<typeof registerStickersSchema>

/** The result of registering a range. */
export const registeredStickersSchema = Type.Object(
  {
    /** The newly registered stickers, in the order of their serials. */
    stickers: Type.Array(trayStickerSchema),
    /** The number of stickers that were registered already. */
    known: Type.Integer(),
  },
  { additionalProperties: false },
)

export type RegisteredStickers = Static<typeof registeredStickersSchema>

/**
 * A tray that was linked to a room: it is in the room while it is active, and collected once it has expired. (spec 1,
 * §3)
 */
export const trayOutSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** The serial of the tray. */
    trayOutQR: serialSchema,
    type: trayTypeSchema,
    status: trayStatusSchema,
    tableId: idSchema,
    /** The name of the room as it was when the tray was linked. */
    tableName: Type.String(),
    /** The order that it was delivered with, if a person chose one. */
    orderId: nullable(idSchema),
    /** True if it was still in the room when the venue's night ended. */
    isOvernight: Type.Boolean(),
    version: Type.Integer(),
    /** The time at which it was linked. */
    createdAt: instantSchema,
    updatedAt: instantSchema,
    createdBy: Type.String(),
    /** The first name of the person who unlinked it, cleared its room or moved it to another one. */
    unlinkedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type TrayOut = Static<typeof trayOutSchema>

export const trayOutListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    status: filters.oneOf(trayStatusSchema),
    tableId: filters.id,
    orderId: filters.id,
    trayOutQR: Type.Optional(serialSchema),
    isOvernight: Type.Optional(Type.Boolean()),
    createdAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['createdAt', 'updatedAt', 'id'],
)

export type TrayOutListQuery = Static<typeof trayOutListQuerySchema>

/**
 * The body that links a tray to a room. A tray that is out elsewhere is moved if the body names the room in which it is
 * recorded.
 */
export const createTrayOutSchema = Type.Object(
  {
    trayOutQR: serialSchema,
    tableId: idSchema,
    orderId: Type.Optional(idSchema),
    moveFromTableId: Type.Optional(idSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type CreateTrayOut = Static<typeof createTrayOutSchema>

/** The body that unlinks a tray. `unlinkedBy` is accepted and ignored: the server knows the caller. */
export const patchTrayOutSchema = Type.Object(
  { id: Type.Optional(idSchema), status: Type.Literal('expired'), unlinkedBy: ignored },
  { additionalProperties: false },
)

/** The body that clears a room. */
export const clearTraysSchema = Type.Object(
  {
    tableId: idSchema,
    /**
     * Clears only trays that were linked and delivered by then: for a person who collected them and could not report it
     * at once.
     */
    until: Type.Optional(instantSchema),
    /**
     * The link time of the oldest tray seen there: earlier ones were gone before, so this person is not recorded as
     * their collector.
     */
    since: Type.Optional(instantSchema),
  },
  { additionalProperties: false },
)

export type ClearTrays = Static<typeof clearTraysSchema>

/** The result of clearing a room. */
export const clearedTraysSchema = Type.Object(
  {
    tableId: idSchema,
    trays: Type.Array(trayOutSchema),
    /** The orders that were completed by it. */
    orderIds: Type.Array(idSchema),
  },
  { additionalProperties: false },
)

export type ClearedTrays = Static<typeof clearedTraysSchema>

/** The body that counts the rooms with trays, of all venues of the caller unless it names some. */
export const countTraysSchema = Type.Object({ restaurantId: filters.id }, { additionalProperties: false })

export type CountTrays = Static<typeof countTraysSchema>

/** The numbers of rooms with trays and of rooms with overnight trays, and the numbers of the trays themselves. */
export const trayCountsSchema = Type.Object(
  {
    rooms: Type.Integer(),
    overnightRooms: Type.Integer(),
    trays: Type.Integer(),
    overnightTrays: Type.Integer(),
  },
  { additionalProperties: false },
)

export type TrayCounts = Static<typeof trayCountsSchema>

/** The range of the list of collected trays, in days. (spec 1, §9) */
export const trayWindowDays = 7

/**
 * The body that exports the trays linked within a range, of all venues of the caller unless it names some: both
 * instants are excluded. `currency` is accepted and ignored: trays cost nothing.
 */
export const exportTraysSchema = Type.Object(
  {
    fileName: Type.String({ minLength: 1, maxLength: 200 }),
    restaurantId: filters.id,
    createdAt: Type.Object({ $gt: instantSchema, $lt: instantSchema }, { additionalProperties: false }),
    status: Type.Optional(trayStatusSchema),
    currency: ignored,
  },
  { additionalProperties: false },
)

export type ExportTrays = Static<typeof exportTraysSchema>
