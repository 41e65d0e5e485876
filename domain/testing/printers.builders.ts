import type { PrintJob } from '../src/printers/print-jobs.schema.ts'
import type { Printer } from '../src/printers/printers.schema.ts'

const stamps = {
  restaurantId: 1,
  version: 1,
  createdAt: '2026-03-04T08:00:00.000Z',
  updatedAt: '2026-03-04T08:00:00.000Z',
  updatedBy: null,
}

/** Returns the printer of a kitchen, which prints all kitchen tickets. */
export function aPrinter(differences: Partial<Printer> = {}): Printer {
  return {
    id: 1,
    name: 'Kitchen',
    host: '192.168.1.39',
    port: 9100,
    widthDots: 576,
    languages: null,
    isActive: true,
    fallbackPrinterId: null,
    categoryIds: [],
    takesOtherItems: true,
    receipts: 'no',
    ...stamps,
    ...differences,
  }
}

/** Returns a ticket that waits for that printer. */
export function aPrint(differences: Partial<PrintJob> = {}): PrintJob {
  return {
    id: 1,
    orderId: 12,
    billId: null,
    what: 'kitchen',
    printerId: 1,
    insteadOfId: null,
    state: 'waiting',
    reason: null,
    ...stamps,
    ...differences,
  }
}
