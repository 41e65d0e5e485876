import type { PrintedKind } from '@brigade/domain/receipts/receipt-document.ts'

type ToPrint = { orderId: number; what?: PrintedKind; claim?: string }

/** Opens the window that prints something of an order and closes itself; null where the browser lets none open. */
export function openPrintWindow({ orderId, what = 'receipt', claim }: ToPrint): Window | null {
  const params = new URLSearchParams({
    oid: String(orderId),
    ...(what !== 'receipt' && { what }),
    ...(claim && { claim }),
  })
  return window.open(`/autoprint?${params}`, '_blank', 'popup,width=420,height=640')
}
