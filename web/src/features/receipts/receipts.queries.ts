import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/calls/session.ts'
import { receiptOrderLists } from '#features/receipts/receipt-orders.ts'

/** Returns the receipt orders of the person's own venue, kept live; none if receipts do not print automatically. */
export function useReceiptOrders() {
  const { venue } = useSession()
  const venueId = venue?.isReciptPrintingOnly ? venue.id : null
  return useQuery(receiptOrderLists.options(venueId))
}
