import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from '../orders/orders.acts.schema.ts'
import { orderSchema } from '../orders/orders.schema.ts'
import { orderStatusSchema } from '../orders/orders.status.ts'
import { askedPrintFields, printedWhatSchema } from './asked-print.ts'
import type { ReceiptGroup } from './receipts.state.ts'

/**
 * An order of a venue that only prints receipts, as its printing sees it: the id is the order's. `claimedUntil` is there while a screen is
 * at it, `isPrinting` from when a window began to print until that was confirmed; `printState` of it is told by these and the time.
 * (spec 1, §3; product, Receipts)
 */
export const receiptOrderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    status: orderStatusSchema,
    version: Type.Integer(),
    table: Type.String(),
    /** How many pieces its lines have together. */
    pieces: Type.Integer(),
    orderPrice: amountSchema,
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** How many windows have claimed it to print it by themselves. */
    tries: Type.Integer(),
    claimedBy: nullable(Type.String()),
    claimedUntil: nullable(instantSchema),
    isPrinting: Type.Boolean(),
    /** How often its receipt went to print, and the last of these prints. */
    copies: Type.Integer(),
    lastPrintId: nullable(idSchema),
    printedAt: nullable(instantSchema),
    printedBy: nullable(Type.String()),
  },
  { additionalProperties: false },
)

export type ReceiptOrder = Static<typeof receiptOrderSchema>

export const receiptOrderListQuerySchema = listQuerySchema(
  {
    id: filters.id,
    restaurantId: filters.id,
    status: filters.oneOf(orderStatusSchema),
    createdAt: filters.instant,
    updatedAt: filters.instant,
  },
  ['createdAt', 'updatedAt', 'id'],
)

export type ReceiptOrderListQuery = Static<typeof receiptOrderListQuerySchema>

/** The body that counts the receipt orders of a venue by group; without `createdAt`, of the last seven days. */
export const countReceiptOrdersSchema = Type.Object(
  { restaurantId: filters.id, createdAt: filters.instant },
  { additionalProperties: false },
)

export type CountReceiptOrders = Static<typeof countReceiptOrdersSchema>

export const receiptOrderCountsSchema = Type.Object(
  { incoming: Type.Integer(), inprogress: Type.Integer(), delivered: Type.Integer() } satisfies Record<
    ReceiptGroup,
    TSchema
  >,
  { additionalProperties: false },
)

export type ReceiptOrderCounts = Static<typeof receiptOrderCountsSchema>

/** What a screen has of a receipt that it claimed: it alone may begin to print it. */
const claimSchema = Type.String({ minLength: 1, maxLength: 64 })

/** The body that claims the receipt of an order, to print it by itself. */
export const claimReceiptSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export const claimedReceiptSchema = Type.Object(
  { receiptOrder: receiptOrderSchema, claim: claimSchema },
  { additionalProperties: false },
)

export type ClaimedReceipt = Static<typeof claimedReceiptSchema>

/** The body that gives a claim back, for no window could be opened. */
export const releaseReceiptSchema = Type.Object({ id: idSchema, claim: claimSchema }, { additionalProperties: false })

const endsOfPrints = ['printing', 'printed', 'failed'] as const

/** One copy of a receipt or kitchen ticket that went to print: who, when and which. */
export const receiptPrintSchema = Type.Object(
  {
    id: idSchema,
    /** Of the receipt of a bill: the first order on it. */
    orderId: idSchema,
    /** Null where it is of an order, or of the orders on its tab. */
    billId: nullable(idSchema),
    restaurantId: idSchema,
    what: printedWhatSchema,
    /** Counts the prints of this kind of the order, or of the bill, failed ones too. */
    copy: Type.Integer(),
    /** Whether one before it may have come out. */
    isDuplicate: Type.Boolean(),
    state: Type.Union(endsOfPrints.map((state) => Type.Literal(state))),
    by: Type.String(),
    byKind: doerKindSchema,
    byId: nullable(idSchema),
    at: instantSchema,
    endedAt: nullable(instantSchema),
  },
  { additionalProperties: false },
)

export type ReceiptPrint = Static<typeof receiptPrintSchema>

export const receiptPrintListQuerySchema = listQuerySchema(
  { orderId: filters.id, billId: filters.id, restaurantId: filters.id, at: filters.instant },
  ['id', 'at'],
)

export type ReceiptPrintListQuery = Static<typeof receiptPrintListQuerySchema>

/** The body that begins to print something of an order. `claim` is that of a screen which prints receipts as they come. */
export const startPrintSchema = Type.Object(
  { ...askedPrintFields, claim: Type.Optional(claimSchema) },
  { additionalProperties: false },
)

export type StartPrint = Static<typeof startPrintSchema>

/**
 * What is to be printed now, with names in all languages that the menu still has for them: the order, with it those on its tab where it is
 * a receipt, or all that stand on the bill.
 */
export const startedPrintSchema = Type.Object(
  { print: receiptPrintSchema, orders: Type.Array(orderSchema) },
  { additionalProperties: false },
)

export type StartedPrint = Static<typeof startedPrintSchema>

/** The body that says how a print ended. */
export const endPrintSchema = Type.Object(
  { state: Type.Union([Type.Literal('printed'), Type.Literal('failed')]) },
  { additionalProperties: false },
)

export type EndPrint = Static<typeof endPrintSchema>
