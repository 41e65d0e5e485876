import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  printRequestSchema,
  askPrintSchema,
  movePrintJobSchema,
  printJobListQuerySchema,
  printJobSchema,
  testPrinterSchema,
} from './print-jobs.schema.ts'
import {
  createPrinterSchema,
  patchPrinterSchema,
  printerListQuerySchema,
  printerSchema,
  printPlaceListQuerySchema,
  printPlaceSchema,
} from './printers.schema.ts'

export const printersPath = 'v1/printers'
export const printPlacesPath = 'v1/print-places'
export const printPath = 'v1/print'
export const testPrinterPath = 'v1/printer-test'
export const printJobsPath = 'v1/print-jobs'

export const printerServices = {
  [printersPath]: {
    find: {
      permission: 'printers:read',
      query: printerListQuerySchema,
      answer: pageOf(printerSchema),
      summary: "Lists the printers of the caller's venues with what each prints.",
    },
    get: { permission: 'printers:read', answer: printerSchema, summary: 'Reads one.' },
    create: {
      permission: 'printers:write',
      data: createPrinterSchema,
      answer: printerSchema,
      idempotent: 'printer',
      summary: 'Adds a printer to a venue. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'printers:write',
      data: patchPrinterSchema,
      answer: printerSchema,
      summary: 'Changes a printer, what it prints, or its backup printer.',
    },
    remove: {
      permission: 'printers:write',
      answer: printerSchema,
      summary: 'Deletes a printer. It no longer backs up others, and its waiting print jobs fail.',
    },
    events: { created: printerSchema, patched: printerSchema, removed: printerSchema },
  },
  [printPlacesPath]: {
    find: {
      permission: 'printers:print',
      query: printPlaceListQuerySchema,
      answer: pageOf(printPlaceSchema),
      summary: "Lists the active printers of the caller's venues and what can be printed there.",
    },
  },
  [printPath]: {
    create: {
      permission: 'printers:print',
      data: askPrintSchema,
      answer: printRequestSchema,
      idempotent: 'print',
      summary:
        'Prints the receipt or kitchen tickets of an order, or the receipt of a bill (`what: bill`, `billId`). Takes an Idempotency-Key.',
    },
  },
  [testPrinterPath]: {
    create: {
      permission: 'printers:write',
      data: testPrinterSchema,
      answer: printJobSchema,
      summary: 'Prints a test page.',
    },
  },
  [printJobsPath]: {
    find: {
      permission: 'printJobs:read',
      query: printJobListQuerySchema,
      answer: pageOf(printJobSchema),
      summary: "Lists the print jobs of the caller's venues, newest first.",
    },
    get: { permission: 'printJobs:read', answer: printJobSchema, summary: 'Reads one.' },
    patch: {
      permission: 'printJobs:move',
      data: movePrintJobSchema,
      answer: printJobSchema,
      summary: 'Retries a print job, also at another printer, marks an unconfirmed one as printed, or cancels one.',
    },
    events: { created: printJobSchema, patched: printJobSchema },
  },
} as const satisfies Record<string, ServiceContract>
