import { type Static, Type } from '@sinclair/typebox'
import { idSchema, idempotencyKeySchema, instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { askedPrintFields } from '../receipts/asked-print.ts'
import { printJobStates } from './print-jobs.states.ts'

/** What is printed: a receipt of an order, of a bill, what is to be made, what of it has changed or is not to be made any more, or a page that only shows that it works. */
export const printedThings = ['receipt', 'bill', 'kitchen', 'change', 'cancellation', 'test'] as const

/** Why something was not printed, or nobody knows whether it was. What else answers at an address, or whether nothing does, is not told. */
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

/** One ticket or receipt for one printer, and what has become of it. */
export const printJobSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    /** Null for the receipt of a bill, and for a page that only shows that a printer works. */
    orderId: nullable(idSchema),
    /** Of which bill it is the receipt. */
    billId: nullable(idSchema),
    what: printedThingSchema,
    /** The printer that has it now, though it may have been deleted since. */
    printerId: idSchema,
    /** The one for which that printer stands in. */
    insteadOfId: nullable(idSchema),
    state: stateSchema,
    /** Why the last try came to nothing. */
    reason: nullable(reasonSchema),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** Who had it printed, or moved it last; null for the server itself. */
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

/** The body that has one printed again, elsewhere too, says that it has come out, or gives it up. */
export const movePrintJobSchema = Type.Object(
  {
    state: Type.Union([Type.Literal('waiting'), Type.Literal('printed'), Type.Literal('withdrawn')]),
    /** By which printer it is to be printed from now on. */
    printerId: Type.Optional(idSchema),
    version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)

export type MovePrintJob = Static<typeof movePrintJobSchema>

/** The body that has an order or a bill printed. Without a printer those print it that take such things. */
export const askPrintSchema = Type.Object(
  {
    ...askedPrintFields,
    printerId: Type.Optional(idSchema),
    idempotencyKey: Type.Optional(idempotencyKeySchema),
  },
  { additionalProperties: false },
)

export type AskPrint = Static<typeof askPrintSchema>

export const askedPrintSchema = Type.Object({ jobs: Type.Array(printJobSchema) }, { additionalProperties: false })

/** The body that has a page printed which shows that a printer works. */
export const testPrinterSchema = Type.Object({ printerId: idSchema }, { additionalProperties: false })
