import type { Row } from './insert-rows.ts'
import type { DemoVenueId } from './venues.ts'

export type DemoPos = {
  /** The id of its profile, of its address and of its keys on the menus. */
  id: number
  venueId: DemoVenueId
  name: string
  /** True if it receives orders when they are accepted; else staff send them. */
  isAutomatic: boolean
}

/** The points of sale of the demo's venues; the keys on the venues' menus match them. */
export const demoPosSystems: readonly DemoPos[] = [
  { id: 1, venueId: 1, name: 'Room service till', isAutomatic: false },
  { id: 2, venueId: 2, name: 'Dining room till', isAutomatic: true },
]

export function profileRows(): Row[] {
  return demoPosSystems.map(({ id, venueId, name }) => ({ id, restaurantId: venueId, displayName: name }))
}
