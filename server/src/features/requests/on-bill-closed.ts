import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { serviceRequestTypes } from '@brigade/domain/requests/requests.schema.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import { one, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'
import { requestColumns } from './request-columns.ts'

/**
 * Ends the requests of a table that its closed bill settles: as completed by the person who closed it, or as unanswered if the night did.
 * The other requests move to the sitting that begins.
 */
export function* followBill({ bill, principal, now }: HookInputs['bills:closed']): Transaction<void> {
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

/** Moves the remaining requests to the new sitting: its guest sees them once the code is scanned again, and need not repeat them. */
function* keepServices({ tableId, sitting }: Bill): Transaction<void> {
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
