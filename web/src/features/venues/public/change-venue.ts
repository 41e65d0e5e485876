import type { PatchVenue } from '@brigade/domain/venues/venues.writes.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import type { Venue } from '@brigade/domain/venues/venues.schema.ts'
import { apiPatch } from '#kit/calls/api-client.ts'
import { staleSaveOf } from '#kit/forms/save-refusal.ts'
import { noteVenue } from '#features/venues/venues.queries.ts'

/**
 * Changes settings of a venue, for a form, which shows the problems itself. If another person was first, screens show
 * their state.
 */
export async function changeVenue(id: number, change: PatchVenue): Promise<Venue> {
  try {
    return noteVenue(await apiPatch(venuesPath, id, change))
  } catch (thrown) {
    const stale = staleSaveOf<Venue>(thrown)
    if (stale) noteVenue(stale.current)
    throw thrown
  }
}
