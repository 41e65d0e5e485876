import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { TicketLine } from '@brigade/domain/printers/kitchen-paper.ts'
import type { Printer } from '@brigade/domain/printers/printers.schema.ts'
import type { ReceiptDocument } from '@brigade/domain/receipts/receipt-document.ts'
import { receiptOfOrders } from '@brigade/domain/receipts/receipt-of-orders.ts'
import { ticketOfOrder } from '@brigade/domain/receipts/ticket-of-order.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'

type For = { printer: Pick<Printer, 'languages'>; venue: Venue; isDuplicate: boolean }

/** Returns the kitchen ticket of an order, in the languages of a printer. */
export function ticketFor({
  printer,
  venue,
  ...ticket
}: For & { order: Order; lines?: readonly TicketLine[] }): ReceiptDocument {
  return ticketOfOrder({ ...ticket, venue: inLanguagesOf(printer, venue) })
}

/** Returns the receipt of orders, in the languages of a printer. */
export function receiptFor({ printer, venue, ...receipt }: For & { orders: readonly Order[] }): ReceiptDocument {
  return receiptOfOrders({ ...receipt, venue: inLanguagesOf(printer, venue) })
}

function inLanguagesOf({ languages }: Pick<Printer, 'languages'>, venue: Venue): Venue {
  return languages === null ? venue : { ...venue, receiptLanguages: languages }
}
