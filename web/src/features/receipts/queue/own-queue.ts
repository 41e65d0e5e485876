import { claimReceiptPath, releaseReceiptPath } from '@brigade/domain/receipts/receipts.api.ts'
import { apiCreate } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { say } from '#kit/i18n.ts'
import { shieldPressed } from '#kit/shield-second-tap.ts'
import { showToast } from '#kit/toasts.ts'
import { openPrintWindow, type ToPrint } from '#features/receipts/print-window.ts'
import { createPrintQueue } from '#features/receipts/queue/print-queue.ts'

/** The queue of this page; what people print by hand keeps it waiting as well. */
export const ownQueue = createPrintQueue({
  now: serverNow,
  claim: (id) => apiCreate(claimReceiptPath, { id }),
  release: ({ receiptOrder, claim }) => apiCreate(releaseReceiptPath, { id: receiptOrder.id, claim }),
  open: ({ receiptOrder, claim }) => openPrintWindow({ orderId: receiptOrder.id, claim }),
})

/** Prints by a press, which may open a window when nothing else may. A second tap opens none: it would be a second copy. */
export function printByHand(toPrint: ToPrint): void {
  shieldPressed()
  const opened = openPrintWindow(toPrint)
  if (opened) ownQueue.noteOpened(opened)
  else showToast({ kind: 'error', text: say('receipts:blocked.byHand') })
}
