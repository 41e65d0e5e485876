import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { languageSchema } from '../kit/languages.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { printerLimits, printerWidths } from './printers.limits.ts'

/**
 * The time when a printer prints receipts automatically: never, or once an order is accepted, or completed. A printer
 * with `no` takes no receipts at all.
 */
export const receiptTimes = ['no', 'onRequest', 'onAccept', 'onComplete'] as const

const receiptTimeSchema = Type.Union(receiptTimes.map((time) => Type.Literal(time)))
const widthSchema = Type.Union(printerWidths.map((width) => Type.Literal(width)))
const languagesSchema = Type.Array(languageSchema, {
  minItems: 1,
  maxItems: printerLimits.mostLanguages,
  uniqueItems: true,
})
const categoryIdsSchema = Type.Array(idSchema, { maxItems: printerLimits.mostCategories, uniqueItems: true })

/** A printer in a venue's own network, which takes raster pictures by ESC/POS over TCP, and its prints. */
export const printerSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    name: Type.String(),
    /** A host name or an address in the venue's network. */
    host: Type.String(),
    port: Type.Integer(),
    /** The dots across the paper. */
    widthDots: widthSchema,
    /** The languages of its prints; null for those of the venue's receipts. */
    languages: nullable(languagesSchema),
    isActive: Type.Boolean(),
    /** The printer that gets its tickets while it can't be reached. */
    fallbackPrinterId: nullable(idSchema),
    /** The categories whose items it prints for the kitchen. */
    categoryIds: categoryIdsSchema,
    /** True if it also prints items whose category no printer has. */
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

/** The kinds of print of an order at a printer: receipts and kitchen tickets. */
const printPlaceKinds = ['receipt', 'kitchen'] as const

/** A switched-on printer as people who print see it: without its place in the network. */
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

/** The fields that people fill in. The rules check that required ones are there. */
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

/** The body of a new printer. */
export const createPrinterSchema = Type.Object(
  { restaurantId: idSchema, ...written, idempotencyKey: Type.Optional(idempotencyKeySchema) },
  { additionalProperties: false, askedByRules: ['name', 'host'] },
)

export type CreatePrinter = Static<typeof createPrinterSchema>

/**
 * The body of a change. With a `version`, it is refused if another person was faster; without one it applies to the
 * current record.
 */
export const patchPrinterSchema = Type.Object(
  { ...written, version: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

export type PatchPrinter = Static<typeof patchPrinterSchema>

/** The draft that the rules check. */
export type PrinterDraft = Omit<PatchPrinter, 'version'>
