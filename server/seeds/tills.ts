import type { Row } from './insert-rows.ts'
import type { DemoVenueId } from './venues.ts'

export type DemoTill = {
  /** Of what people call it, of its address and on its menus. */
  id: number
  venueId: DemoVenueId
  name: string
  /** Whether it gets orders as they are accepted, or as somebody sends them. */
  isAutomatic: boolean
}

/** The points of sale of the demo's venues, to whose keys their menus fit. */
export const demoTills: readonly DemoTill[] = [
  { id: 1, venueId: 1, name: 'Room service till', isAutomatic: false },
  { id: 2, venueId: 2, name: 'Dining room till', isAutomatic: true },
]

export function profileRows(): Row[] {
  return demoTills.map(({ id, venueId, name }) => ({ id, restaurantId: venueId, displayName: name }))
}
