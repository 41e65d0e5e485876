import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { printerLimits, printerWidths } from './printers.limits.ts'

/** When a printer prints receipts without being asked: never, or once an order is accepted, or completed. `no` takes none at all. */
export const receiptTimes = ['no', 'onRequest', 'onAccept', 'onComplete'] as const

const receiptTimeSchema = Type.Union(receiptTimes.map((time) => Type.Literal(time)))
const widthSchema = Type.Union(printerWidths.map((width) => Type.Literal(width)))
const languagesSchema = Type.Array(languageSchema, {
  minItems: 1,
  maxItems: printerLimits.mostLanguages,
  uniqueItems: true,
})
const categoryIdsSchema = Type.Array(idSchema, { maxItems: printerLimits.mostCategories, uniqueItems: true })

/** A printer in a venue's own network that takes raster pictures by ESC/POS over TCP, and what it prints. */
export const printerSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    name: Type.String(),
    /** A name or an address in the venue's network. */
    host: Type.String(),
    port: Type.Integer(),
    /** Dots across the paper. */
    widthDots: widthSchema,
    /** In which languages it prints; null for those of the venue's receipts. */
    languages: nullable(languagesSchema),
    isActive: Type.Boolean(),
    /** The printer that takes its tickets while it can't be reached. */
    fallbackPrinterId: nullable(idSchema),
    /** The categories whose items it prints for those who make them. */
    categoryIds: categoryIdsSchema,
    /** Whether it prints for them what no printer has by its category. */
    takesOtherItems: Type.Boolean(),
    receipts: receiptTimeSchema,
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type Printer = Static<typeof printerSchema>

export const printerListQuerySchema = listQuerySchema(
  { restaurantId: filters.id, isActive: Type.Optional(Type.Boolean()) },
  ['id', 'name'],
)

export type PrinterListQuery = Static<typeof printerListQuerySchema>

/** What of an order can be printed at a printer: receipts, and what is to be made. */
const printPlaceKinds = ['receipt', 'kitchen'] as const

/** A printer that is turned on, as those know it who have things printed: where it is in the network is not theirs. */
export const printPlaceSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    name: Type.String(),
    prints: Type.Array(Type.Union(printPlaceKinds.map((kind) => Type.Literal(kind)))),
  },
  { additionalProperties: false },
)

export type PrintPlace = Static<typeof printPlaceSchema>

export const printPlaceListQuerySchema = listQuerySchema({ restaurantId: filters.id }, ['id', 'name'])

export type PrintPlaceListQuery = Static<typeof printPlaceListQuerySchema>

/** What people write of it. The rules say what has to be there. */
const written = {
  name: Type.Optional(Type.String({ maxLength: 1_000 })),
  host: Type.Optional(Type.String({ maxLength: 1_000 })),
  port: Type.Optional(Type.Integer()),
  widthDots: Type.Optional(widthSchema),
  languages: Type.Optional(nullable(languagesSchema)),
  isActive: Type.Optional(Type.Boolean()),
  fallbackPrinterId: Type.Optional(nullable(idSchema)),
  categoryIds: Type.Optional(categoryIdsSchema),
  takesOtherItems: Type.Optional(Type.Boolean()),
  receipts: Type.Optional(receiptTimeSchema),
}

/** The body of a new one. */
export const createPrinterSchema = Type.Object(
  { restaurantId: idSchema, ...written, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false, askedByRules: ['name', 'host'] },
)

export type CreatePrinter = Static<typeof createPrinterSchema>

/** The body of a change. Made from a `version`, it is refused when somebody else was faster; without one it holds for the record as it is. */
export const patchPrinterSchema = Type.Object(
  { ...written, version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchPrinter = Static<typeof patchPrinterSchema>

/** What the rules are asked about. */
export type PrinterDraft = Omit<PatchPrinter, 'version'>
