import { claimReceiptPath, releaseReceiptPath } from '@brigade/domain/receipts/receipts.api.ts'
import { apiCreate } from '#kit/calls/api-client.ts'
import { serverNow } from '#kit/device/clock.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { openPrintWindow, type ToPrint } from '#features/receipts/print-window.ts'
import { createPrintQueue } from '#features/receipts/queue/print-queue.ts'

/** The queue of this page; prints by hand make it wait as well. */
export const ownQueue = createPrintQueue({
  now: serverNow,
  claim: (id) => apiCreate(claimReceiptPath, { id }),
  release: ({ receiptOrder, claim }) => apiCreate(releaseReceiptPath, { id: receiptOrder.id, claim }),
  open: ({ receiptOrder, claim }) => openPrintWindow({ orderId: receiptOrder.id, claim }),
})

/** Prints by a press, which may open a window when nothing else may. */
export function printByHand(toPrint: ToPrint): void {
  const opened = openPrintWindow(toPrint)
  if (opened) ownQueue.noteOpened(opened)
  else showToast({ kind: 'error', text: translate('receipts:blocked.byHand') })
}
