import type { PrintedKind } from '@brigade/domain/receipts/receipt-document.ts'

export type ToPrint = { orderId: number; what?: PrintedKind; claim?: string } | { billId: number }

/**
 * Opens the window that prints an order, or the receipt of a bill, and closes itself; null if the browser blocks it.
 */
export function openPrintWindow(toPrint: ToPrint): Window | null {
  return window.open(`/autoprint?${new URLSearchParams(paramsOf(toPrint))}`, '_blank', 'popup,width=420,height=640')
}

function paramsOf(toPrint: ToPrint): Record<string, string> {
  if ('billId' in toPrint) return { bill: String(toPrint.billId) }
  const { orderId, what = 'receipt', claim } = toPrint
  return { oid: String(orderId), ...(what !== 'receipt' && { what }), ...(claim && { claim }) }
}
