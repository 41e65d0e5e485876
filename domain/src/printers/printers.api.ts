import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import { createPrinterSchema, patchPrinterSchema, printerListQuerySchema, printerSchema } from './printers.schema.ts'

export const printersPath = 'v1/printers'

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
} as const satisfies Record<string, ServiceContract>
