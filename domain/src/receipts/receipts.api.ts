import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  claimedReceiptSchema,
  claimReceiptSchema,
  countReceiptOrdersSchema,
  endPrintSchema,
  receiptOrderCountsSchema,
  receiptOrderListQuerySchema,
  receiptOrderSchema,
  receiptPrintListQuerySchema,
  receiptPrintSchema,
  releaseReceiptSchema,
  startedPrintSchema,
  startPrintSchema,
} from './receipts.schema.ts'

export const receiptOrdersPath = 'v1/receiptorder'
export const countReceiptOrdersPath = 'v1/receiptOrderCount'
export const claimReceiptPath = 'v1/claim/receiptorder'
export const releaseReceiptPath = 'v1/release/receiptorder'
export const receiptPrintsPath = 'v1/receipt-prints'

export const receiptServices = {
  [receiptOrdersPath]: {
    find: {
      permission: 'receiptOrders:read',
      query: receiptOrderListQuerySchema,
      answer: pageOf(receiptOrderSchema),
      summary: "Lists the receipt orders of the caller's venues, newest first unless sorted otherwise.",
    },
    get: { permission: 'receiptOrders:read', answer: receiptOrderSchema, summary: 'Reads one receipt order.' },
    events: { created: receiptOrderSchema, patched: receiptOrderSchema },
  },
  [countReceiptOrdersPath]: {
    create: {
      permission: 'receiptOrders:read',
      data: countReceiptOrdersSchema,
      answer: receiptOrderCountsSchema,
      status: 200,
      summary: 'Counts receipt orders by group, for the last seven days unless `createdAt` is given.',
    },
  },
  [claimReceiptPath]: {
    create: {
      permission: 'receiptOrders:claim',
      data: claimReceiptSchema,
      answer: claimedReceiptSchema,
      status: 200,
      summary: 'Claims a receipt that prints automatically, for 30 seconds. A second screen gets a 409.',
    },
  },
  [releaseReceiptPath]: {
    create: {
      permission: 'receiptOrders:claim',
      data: releaseReceiptSchema,
      answer: receiptOrderSchema,
      status: 200,
      summary: 'Releases a claim, if no window could be opened.',
    },
  },
  [receiptPrintsPath]: {
    find: {
      permission: 'receipts:readPrints',
      query: receiptPrintListQuerySchema,
      answer: pageOf(receiptPrintSchema),
      summary: 'Lists the prints of orders: by whom, when and which copy.',
    },
    create: {
      permission: 'receipts:print',
      data: startPrintSchema,
      answer: startedPrintSchema,
      summary:
        'Starts printing the receipt or kitchen ticket of an order, or the receipt of a bill (`what: bill`, `billId`), and returns the orders to print.',
    },
    patch: {
      permission: 'receipts:print',
      data: endPrintSchema,
      answer: receiptPrintSchema,
      summary: 'Records whether a print succeeded.',
    },
  },
} as const satisfies Record<string, ServiceContract>
