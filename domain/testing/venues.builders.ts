import { standardSettings, type Venue } from '../src/venues/venues.schema.ts'

/** Returns a hotel in Dubai with a service fee of ten percent. */
export function aVenue(differences: Partial<Venue> = {}): Venue {
  return {
    id: 1,
    name: 'Harbour Hotel',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    ...standardSettings,
    serviceFee: 10,
    isRestaurant: false,
    isDiscountedPrice: true,
    archivedAt: null,
    version: 1,
    updatedAt: null,
    updatedBy: null,
    ...differences,
  }
}
