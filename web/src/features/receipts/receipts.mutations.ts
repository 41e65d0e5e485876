import { receiptPrintsPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiPatch } from '#kit/api-client.ts'
import { say } from '#kit/i18n.ts'
import { showError, showToast } from '#kit/toasts.ts'
import { changeVenue } from '#features/venues/door/change-venue.ts'

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

/** Saves how a venue's receipts come out, for a form. */
export async function saveReceiptLayout(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: say('receipts:layout.saved') })
}
