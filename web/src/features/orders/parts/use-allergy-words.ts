import type { AllergyWords } from '@brigade/domain/orders/orders.allergies.ts'
import { useVenueBook } from '#features/venues/door/venues-context.tsx'

const none: AllergyWords = []

/** The words by which a venue's guests state an allergy, beside those that Brigade knows. */
export function useAllergyWords(venueId: number): AllergyWords {
  return useVenueBook().find(venueId)?.allergyWords ?? none
}
