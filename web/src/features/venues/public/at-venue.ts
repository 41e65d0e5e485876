/** Returns an address of a venue, which only people who see several venues need. */
export function atVenue(address: string, venueId: number | null): string {
  return venueId === null ? address : `${address}?venue=${venueId}`
}
