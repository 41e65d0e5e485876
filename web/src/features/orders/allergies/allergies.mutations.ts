import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { changeVenue } from '#features/venues/door/change-venue.ts'
import { say } from '#kit/i18n.ts'
import { showToast } from '#kit/toasts.ts'

/** Saves the allergy words of a venue, for a form. */
export async function saveAllergyWords(venueId: number, change: PatchVenue): Promise<void> {
  await changeVenue(venueId, change)
  showToast({ kind: 'success', text: say('allergies:saved') })
}
