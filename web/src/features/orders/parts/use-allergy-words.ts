import type { AllergyWords } from '@brigade/domain/orders/orders.allergies.ts'
import { useVenueBook } from '#features/venues/public/venues-context.tsx'

const none: AllergyWords = []

/** Returns the words with which a venue's guests state an allergy, in addition to Brigade's own. */
export function useAllergyWords(venueId: number): AllergyWords {
  return useVenueBook().find(venueId)?.allergyWords ?? none
}
