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
      summary: 'Counts the receipt orders by group, of the last seven days unless `createdAt` says else.',
    },
  },
  [claimReceiptPath]: {
    create: {
      permission: 'receiptOrders:claim',
      data: claimReceiptSchema,
      answer: claimedReceiptSchema,
      status: 200,
      summary:
        'Claims a receipt that prints by itself, for 30 seconds: of two screens that try, the second gets a 409.',
    },
  },
  [releaseReceiptPath]: {
    create: {
      permission: 'receiptOrders:claim',
      data: releaseReceiptSchema,
      answer: receiptOrderSchema,
      status: 200,
      summary: 'Gives a claim back, for no window could be opened.',
    },
  },
  [receiptPrintsPath]: {
    find: {
      permission: 'receipts:readPrints',
      query: receiptPrintListQuerySchema,
      answer: pageOf(receiptPrintSchema),
      summary: 'Lists what was printed of orders: who, when and which copy.',
    },
    create: {
      permission: 'receipts:print',
      data: startPrintSchema,
      answer: startedPrintSchema,
      summary:
        'Begins to print the receipt or the kitchen ticket of an order, or the receipt of a bill (`what: bill`, `billId`), and gives the orders as they are printed.',
    },
    patch: {
      permission: 'receipts:print',
      data: endPrintSchema,
      answer: receiptPrintSchema,
      summary: 'Says how a print ended: on paper, or not.',
    },
  },
} as const satisfies Record<string, ServiceContract>
