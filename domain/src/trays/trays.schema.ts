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

/** What identifies a tray: 13 letters, digits, `-` or `_`. */
const serialSchema = Type.String({ minLength: 13, maxLength: 13, pattern: '^[A-Za-z0-9_-]{13}$' })

/** The sticker on a tray or a trolley: its QR code is a link that ends in the serial. (spec 1, §3) */
export const trayStickerSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** The serial: the last 13 characters of its link. */
    serialContent: serialSchema,
    /** What its code says, from the root of the server where that does not know its own address. */
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
    /** The end of the serial, of the stickers of one venue. */
    serialEnd: Type.Optional(Type.String({ minLength: 1, maxLength: 13, pattern: '^[A-Za-z0-9_-]{1,13}$' })),
  },
  ['index', 'id'],
)

export type TrayStickerListQuery = Static<typeof trayStickerListQuerySchema>

/** The body that makes a sticker known to its venue. */
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

/** The body that makes a range of stickers known to their venue: their serials count on from the digits at the end of the first one. */
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

/** What registering a range has changed. */
export const registeredStickersSchema = Type.Object(
  {
    /** Those that it has made known, in the order of their serials. */
    stickers: Type.Array(trayStickerSchema),
    /** How many of the range the venue knew already. */
    known: Type.Integer(),
  },
  { additionalProperties: false },
)

export type RegisteredStickers = Static<typeof registeredStickersSchema>

/** A tray that was linked to a room: in the room while it is active, fetched when it has expired. (spec 1, §3) */
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
    /** The order that it was brought with, where somebody said so. */
    orderId: nullable(idSchema),
    /** Whether it was still in the room when the venue's night ended. */
    isOvernight: Type.Boolean(),
    version: Type.Integer(),
    /** When it was linked. */
    createdAt: instantSchema,
    updatedAt: instantSchema,
    createdBy: Type.String(),
    /** The first name of who unlinked it, cleared its room or moved it to another one. */
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

/** The body that links a tray to a room. One that is out elsewhere is moved if the room where it is said to be is named. */
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

/** The body that unlinks a tray. `unlinkedBy` is accepted and ignored: the server knows who asks. */
export const patchTrayOutSchema = Type.Object(
  { id: Type.Optional(idSchema), status: Type.Literal('expired'), unlinkedBy: ignored },
  { additionalProperties: false },
)

/** The body that clears a room. */
export const clearTraysSchema = Type.Object(
  {
    tableId: idSchema,
    /** Only of what was linked and delivered by then: for who fetched it and could not say so at once. */
    until: Type.Optional(instantSchema),
    /** When the oldest of the trays was linked that were seen there: of who fetched what was gone before nothing is said. */
    since: Type.Optional(instantSchema),
  },
  { additionalProperties: false },
)

export type ClearTrays = Static<typeof clearTraysSchema>

/** What clearing a room has changed. */
export const clearedTraysSchema = Type.Object(
  {
    tableId: idSchema,
    trays: Type.Array(trayOutSchema),
    /** The orders that it completed. */
    orderIds: Type.Array(idSchema),
  },
  { additionalProperties: false },
)

export type ClearedTrays = Static<typeof clearedTraysSchema>

/** The body that counts the rooms with trays: of all venues of the caller unless some are named. */
export const countTraysSchema = Type.Object({ restaurantId: filters.id }, { additionalProperties: false })

export type CountTrays = Static<typeof countTraysSchema>

/** How many rooms have trays, and how many of them such as were there over night; and the trays themselves. */
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

/** Fetched trays are listed this far back, in days. (spec 1, §9) */
export const trayWindowDays = 7

/** The body that exports what was linked within a time, of all venues of the caller unless some are named: both instants are excluded. `currency` is accepted and ignored: trays cost nothing. */
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
