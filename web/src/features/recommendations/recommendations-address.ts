/** The address of the recommendations. (spec 1, §2.1) */
export const recommendationsAddress = '/ai-recommendation'

/** Returns the address of the screen that sorts the main options of a dialog. */
export function sortMainAddress(venueId: number, dialog: string): string {
  return `/restaurants/${venueId}/main/sort?dialog=${dialog}`
}

/** Returns the address of the screen that sorts the sub options of a main option. */
export function sortSubAddress(venueId: number, mainOptionId: number): string {
  return `/restaurants/${venueId}/main/${mainOptionId}/sub/sort`
}

/** Returns the address of a dialog of a venue. */
export function dialogAddress(venueId: number, dialog: string): string {
  return `${recommendationsAddress}?venue=${venueId}&tab=${dialog}`
}
