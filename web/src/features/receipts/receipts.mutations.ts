import { receiptPrintsPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiPatch } from '#kit/api-client.ts'
import { showError } from '#kit/toasts.ts'

/** Says how a print ended. Who hears of the receipt hears what became of it. */
export function endPrint(id: number, state: EndPrint['state']): Promise<ReceiptPrint> {
  return apiPatch(receiptPrintsPath, id, { state })
}

/** The same, said by somebody who has looked at the printer. */
export function useEndPrint() {
  return useMutation({
    mutationFn: ({ id, state }: { id: number } & EndPrint) => endPrint(id, state),
    onError: showError,
  })
}
