import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { serviceRequestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { Happenings } from '#kit/follow-ups.ts'
import { one, placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'
import { requestColumns } from './request-columns.ts'

/**
 * Ends what a table asks for no more once its bill is closed: who closed it has seen to it; what the night finds, nobody has answered. What
 * goes on waiting belongs to the sitting that begins.
 */
export function* followBill({ bill, principal, now }: Happenings['bills:closed']): Work<void> {
  const venue = yield* readVenue(bill.restaurantId)
  if (!venue) return
  const types = endedByClosing(venue)
  yield* endRequests({
    where: `"tableId" = ? AND "sitting" = ? AND "requestType" IN (${placesFor(types)})`,
    params: [bill.tableId, bill.sitting, ...types],
    principal,
    now,
  })
  yield* keepServices(bill)
}

/** Its guest sees it once the code is scanned again, and asks for nothing twice. */
function* keepServices({ tableId, sitting }: Bill): Work<void> {
  const table = yield* one<{ sitting: number }>('SELECT "sitting" FROM tables WHERE "id" = ?', tableId)
  if (!table) return
  yield* requestColumns.update(
    { sitting: table.sitting },
    {
      where: `"tableId" = ? AND "sitting" = ? AND "status" = 'active' AND "requestType" IN (${placesFor(serviceRequestTypes)})`,
      params: [tableId, sitting, ...serviceRequestTypes],
    },
  )
}
