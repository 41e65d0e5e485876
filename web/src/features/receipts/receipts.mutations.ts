import { receiptPrintsPath } from '@brigade/domain/receipts/receipts.api.ts'
import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import type { EndPrint, ReceiptPrint } from '@brigade/domain/receipts/receipts.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiPatch } from '#kit/calls/api-client.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'

/** Reports the end of a print. Screens that receive events of the receipt receive the result. */
export function endPrint(id: number, state: EndPrint['state']): Promise<ReceiptPrint> {
  return apiPatch(receiptPrintsPath, id, { state })
}

/** Reports the end of a print by a person who has checked the printer. */
export function useEndPrint() {
  return useMutation({
    mutationFn: ({ id, state }: { id: number } & EndPrint) => endPrint(id, state),
    onError: showError,
  })
}

/** Saves the layout of a venue's receipts, for a form. */
export async function saveReceiptLayout(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: translate('receipts:layout.saved') })
}
