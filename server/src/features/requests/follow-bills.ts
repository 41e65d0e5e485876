import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { Announcement, Happenings } from '#kit/follow-ups.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { patchedRequest } from './request-columns.ts'

/** Ends what a table asks for no more once its bill is closed: who closed it has seen to it; what the night finds, nobody has answered. */
export function* followBill({ bill, principal, now }: Happenings['bills:closed']): Work<Announcement[]> {
  const venue = yield* readVenue(bill.restaurantId)
  if (!venue) return []
  const types = endedByClosing(venue)
  const ended = yield* endRequests({
    where: `"tableId" = ? AND "sitting" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [bill.tableId, bill.sitting, ...types],
    principal,
    now,
  })
  return ended.map(patchedRequest)
}
