export const venueListAddress = '/restaurants'
export const newVenueAddress = '/restaurants/create'

/** Returns the address of a venue's page. */
export function venueAddress(id: number): string {
  return `${venueListAddress}/${id}`
}
