import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { changeVenue } from '#features/venues/public/change-venue.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { showToast } from '#kit/calls/toasts.ts'

/** Saves the times of a venue's push messages, for a form. */
export async function savePushTimes(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: translate('push:times.saved') })
}
