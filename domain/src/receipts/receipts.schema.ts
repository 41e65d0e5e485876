import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { amountSchema } from '../kit/money.schema.ts'
import { nullable } from '../kit/nullable.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'
import { doerKindSchema } from '../orders/orders.acts.schema.ts'
import { orderSchema } from '../orders/orders.schema.ts'
import { orderStatusSchema } from '../orders/orders.status.ts'
import { printRequestFields, printedWhatSchema } from './print-request.ts'
import type { ReceiptGroup } from './receipts.groups.ts'

/**
 * An order of a venue that only prints receipts, as printing sees it: the id is the order's. `claimedUntil` is set
 * while a screen has claimed it, `isPrinting` from when a window began to print until that was confirmed. `printState`
 * follows from these and the time. (spec 1, §3; product, Receipts)
 */
export const receiptOrderSchema = Type.Object(
  {
    id: idSchema,
    restaurantId: idSchema,
    status: orderStatusSchema,
    version: Type.Integer(),
    table: Type.String(),
    /** The total number of pieces of its lines. */
    pieces: Type.Integer(),
    orderPrice: amountSchema,
    /** True for an order that was placed to try the set-up. */
    isTest: Type.Boolean(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
    /** The number of windows that have claimed it for automatic printing. */
    tries: Type.Integer(),
    claimedBy: nullable(Type.String()),
    claimedUntil: nullable(instantSchema),
    isPrinting: Type.Boolean(),
    /** The number of prints of its receipt, and the last of them. */
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

/** The body that counts the receipt orders of a venue by group; without `createdAt`, those of the last seven days. */
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

/** The token of a screen that claimed a receipt: only this screen may begin to print it. */
const claimSchema = Type.String({ minLength: 1, maxLength: 64 })

/** The body that claims the receipt of an order for automatic printing. */
export const claimReceiptSchema = Type.Object({ id: idSchema }, { additionalProperties: false })

export const claimedReceiptSchema = Type.Object(
  { receiptOrder: receiptOrderSchema, claim: claimSchema },
  { additionalProperties: false },
)

export type ClaimedReceipt = Static<typeof claimedReceiptSchema>

/** The body that releases a claim, because no window could be opened. */
export const releaseReceiptSchema = Type.Object({ id: idSchema, claim: claimSchema }, { additionalProperties: false })

const endsOfPrints = ['printing', 'printed', 'failed'] as const

/** One copy of a receipt or kitchen ticket that went to print: its author, its time and its number. */
export const receiptPrintSchema = Type.Object(
  {
    id: idSchema,
    /** The order; for the receipt of a bill, its first order. */
    orderId: idSchema,
    /** The bill; null for the receipt of an order, or of the orders on its tab. */
    billId: nullable(idSchema),
    restaurantId: idSchema,
    what: printedWhatSchema,
    /** The number of this print among those of its kind for the order or bill, including failed ones. */
    copy: Type.Integer(),
    /** True if an earlier one may have come out. */
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

/**
 * The body that begins to print something of an order. `claim` is the token of a screen that prints receipts
 * automatically.
 */
export const startPrintSchema = Type.Object(
  { ...printRequestFields, claim: Type.Optional(claimSchema) },
  { additionalProperties: false },
)

export type StartPrint = Static<typeof startPrintSchema>

/**
 * The content to print now, with names in all languages that the menu still has: the order (for a receipt, with the
 * orders on its tab), or all orders of the bill.
 */
export const startedPrintSchema = Type.Object(
  { print: receiptPrintSchema, orders: Type.Array(orderSchema) },
  { additionalProperties: false },
)

export type StartedPrint = Static<typeof startedPrintSchema>

/** The body that reports how a print ended. */
export const endPrintSchema = Type.Object(
  { state: Type.Union([Type.Literal('printed'), Type.Literal('failed')]) },
  { additionalProperties: false },
)

export type EndPrint = Static<typeof endPrintSchema>
