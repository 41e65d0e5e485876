import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { printRequestFields } from '../receipts/print-request.ts'
import { printJobStates } from './print-jobs.states.ts'

/**
 * The kinds of print: a receipt of an order or a bill, the items to prepare, a change or a cancellation of them, the
 * sheet of a slot of pre-orders, or a test page.
 */
export const printedThings = ['receipt', 'bill', 'kitchen', 'change', 'cancellation', 'slot', 'test'] as const

/**
 * The reasons why something was not printed, or may not have been. They never reveal what else answers at an address,
 * or whether anything does.
 */
export const printReasons = [
  'unreachable',
  'hostUnknown',
  'hostNotAllowed',
  'serverFault',
  'paperOut',
  'coverOpen',
  'printerError',
  'connectionLost',
  'noAnswer',
  'cutOff',
  'tooLong',
  'printerGone',
  'printerOff',
] as const

export type PrintReason = (typeof printReasons)[number]

const printedThingSchema = Type.Union(printedThings.map((thing) => Type.Literal(thing)))
const stateSchema = Type.Union(printJobStates.map((state) => Type.Literal(state)))
const reasonSchema = Type.Union(printReasons.map((reason) => Type.Literal(reason)))

/** One ticket or receipt for one printer, and its state. */
export const printJobSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** Null for the receipt of a bill, the sheet of a slot, and a test page. */
    orderId: nullable(idSchema),
    /** The bill, if this is the receipt of one. */
    billId: nullable(idSchema),
    what: printedThingSchema,
    /** The current printer, which may have been deleted since. */
    printerId: idSchema,
    /** The printer for which the current one stands in as its fallback. */
    insteadOfId: nullable(idSchema),
    state: stateSchema,
    /** The reason why the last try failed. */
    reason: nullable(reasonSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** The person who requested it, or moved it last; null for the server itself. */
    updatedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type PrintJob = Static<typeof printJobSchema>

export const printJobListQuerySchema = listQuerySchema(
  {
    restaurantId: filters.id,
    orderId: filters.id,
    billId: filters.id,
    printerId: filters.id,
    state: filters.oneOf(stateSchema),
  },
  ['id'],
)

export type PrintJobListQuery = Static<typeof printJobListQuerySchema>

/** The body that has a print repeated, perhaps on another printer, confirms that it came out, or gives it up. */
export const movePrintJobSchema = Type.Object(
  {
    state: Type.Union([Type.Literal('waiting'), Type.Literal('printed'), Type.Literal('withdrawn')]),
    /** The printer that prints it from now on. */
    printerId: Type.Optional(idSchema),
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

export type MovePrintJob = Static<typeof movePrintJobSchema>

/** The body that has an order or a bill printed. Without a printer, the printers for such prints print it. */
export const askPrintSchema = Type.Object(
  {
    ...printRequestFields,
    printerId: Type.Optional(idSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type AskPrint = Static<typeof askPrintSchema>

export const printRequestSchema = Type.Object({ jobs: Type.Array(printJobSchema) }, { additionalProperties: false })

export type PrintRequest = Static<typeof printRequestSchema>

/** The body that has a test page printed. */
export const testPrinterSchema = Type.Object({ printerId: idSchema }, { additionalProperties: false })
