import type { SoldLine } from '@brigade/domain/orders/orders.cart.schema.ts'
import type { OrderRow } from '#features/orders/records/order-columns.ts'
import type { ReceiptOrderRow, ReceiptPrintRow } from '#features/receipts/receipt-columns.ts'
import { demoAccounts } from './accounts.ts'
import { demoVenues } from './venues.ts'

/** Time until a screen has printed, in milliseconds. */
const printedAfterMs = 4000

/**
 * Returns the receipts of the venue that only prints them: its manager's screen printed each of its orders as it
 * arrived.
 */
export function receiptRows(orders: readonly OrderRow[]) {
  const printed = orders.filter(({ restaurantId }) => isPrintingOnly(restaurantId))
  return {
    prints: printed.map(printOf),
    receiptOrders: printed.map((order, index) => receiptOrderOf(order, printOf(order, index))),
  }
}

function isPrintingOnly(venueId: number): boolean {
  return demoVenues.some(({ id, isReciptPrintingOnly }) => id === venueId && isReciptPrintingOnly)
}

function printOf({ id, restaurantId, createdAt }: OrderRow, index: number): ReceiptPrintRow {
  const manager = demoAccounts.findIndex(({ role, venueId }) => role === 'manager' && venueId === restaurantId)
  const { fname, lname } = demoAccounts[manager]!
  const at = new Date(Date.parse(createdAt) + printedAfterMs).toISOString()
  return {
    id: index + 1,
    orderId: id,
    billId: null,
    restaurantId,
    what: 'receipt',
    copy: 1,
    isDuplicate: false,
    state: 'printed',
    by: `${fname} ${lname}`,
    byKind: 'staff',
    byId: manager + 1,
    at,
    endedAt: at,
  }
}

function receiptOrderOf(order: OrderRow, print: ReceiptPrintRow): ReceiptOrderRow {
  const { id, restaurantId, currency, status, table, orderPrice, createdAt, updatedAt } = order
  const lines: SoldLine[] = JSON.parse(order.cart)
  return {
    id,
    restaurantId,
    currency,
    status,
    version: 1,
    table,
    pieces: lines.reduce((sum, { itemQty }) => sum + itemQty, 0),
    orderPrice,
    isTest: false,
    createdAt,
    updatedAt: updatedAt > print.at ? updatedAt : print.at,
    tries: 1,
    claimKey: null,
    claimedBy: null,
    claimedUntil: null,
    isPrinting: false,
    copies: 1,
    lastPrintId: print.id,
    printedAt: print.at,
    printedBy: print.by,
  }
}
