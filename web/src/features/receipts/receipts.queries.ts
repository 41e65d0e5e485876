import { useQuery } from '@tanstack/react-query'
import { useSession } from '#kit/session.ts'
import { receiptOrderLists } from '#features/receipts/receipt-orders.ts'

/** The receipt orders of one's own venue, kept live; none where receipts do not print by themselves. */
export function useReceiptOrders() {
  const { venue } = useSession()
  const venueId = venue?.isReciptPrintingOnly ? venue.id : null
  return useQuery(receiptOrderLists.options(venueId))
}
