import type { ReceiptOrder, ReceiptPrint } from '../src/receipts/receipts.schema.ts'

/** Returns a receipt order of two pieces that has just been placed at a table. */
export function aReceiptOrder(differences: Partial<ReceiptOrder> = {}): ReceiptOrder {
  return {
    id: 1,
    restaurantId: 3,
    status: 'incoming',
    version: 1,
    table: 'Table 5',
    pieces: 2,
    orderPrice: 7500,
    isTest: false,
    createdAt: '2026-03-04T08:00:00.000Z',
    updatedAt: '2026-03-04T08:00:00.000Z',
    tries: 0,
    claimedBy: null,
    claimedUntil: null,
    isPrinting: false,
    copies: 0,
    lastPrintId: null,
    printedAt: null,
    printedBy: null,
    ...differences,
  }
}

/** Returns the first copy of its receipt, which is being printed. */
export function aReceiptPrint(differences: Partial<ReceiptPrint> = {}): ReceiptPrint {
  return {
    id: 1,
    orderId: 1,
    billId: null,
    restaurantId: 3,
    what: 'receipt',
    copy: 1,
    isDuplicate: false,
    state: 'printing',
    by: 'Shilan Karim',
    byKind: 'staff',
    byId: 16,
    at: '2026-03-04T08:00:00.000Z',
    endedAt: null,
    ...differences,
  }
}
