import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  askedPrintSchema,
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
      summary: "Lists the printers of the caller's venues, and what each of them prints.",
    },
    get: { permission: 'printers:read', answer: printerSchema, summary: 'Reads one.' },
    create: {
      permission: 'printers:write',
      data: createPrinterSchema,
      answer: printerSchema,
      summary: 'Adds a printer to a venue. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'printers:write',
      data: patchPrinterSchema,
      answer: printerSchema,
      summary: 'Changes a printer, what it prints, or who stands in for it.',
    },
    remove: {
      permission: 'printers:write',
      answer: printerSchema,
      summary: 'Deletes a printer. It stands in for no other any more, and what waits for it has failed.',
    },
    events: { created: printerSchema, patched: printerSchema, removed: printerSchema },
  },
  [printPlacesPath]: {
    find: {
      permission: 'printers:print',
      query: printPlaceListQuerySchema,
      answer: pageOf(printPlaceSchema),
      summary: "Lists the printers of the caller's venues that are turned on, and what may be printed there.",
    },
  },
  [printPath]: {
    create: {
      permission: 'printers:print',
      data: askPrintSchema,
      answer: askedPrintSchema,
      summary:
        'Has an order printed, its receipt or what is to be made, or the receipt of a bill (`what: bill`, `billId`). Takes an Idempotency-Key.',
    },
  },
  [testPrinterPath]: {
    create: {
      permission: 'printers:write',
      data: testPrinterSchema,
      answer: printJobSchema,
      summary: 'Has a page printed that shows that a printer works.',
    },
  },
  [printJobsPath]: {
    find: {
      permission: 'printJobs:read',
      query: printJobListQuerySchema,
      answer: pageOf(printJobSchema),
      summary: "Lists what is to be printed at the caller's venues, and what became of it, newest first.",
    },
    get: { permission: 'printJobs:read', answer: printJobSchema, summary: 'Reads one.' },
    patch: {
      permission: 'printJobs:move',
      data: movePrintJobSchema,
      answer: printJobSchema,
      summary: 'Has one printed again, elsewhere too, says of an uncertain one that it has come out, or gives one up.',
    },
    events: { created: printJobSchema, patched: printJobSchema },
  },
} as const satisfies Record<string, ServiceContract>
