import { openStatuses } from '@brigade/domain/orders/orders.status.ts'
import { venueErrors } from '@brigade/domain/venues/venues.errors.ts'
import { one, placesFor, type Transaction } from '#kit/database/transaction.ts'
import { conflict } from '#kit/errors/errors.ts'

/** Returns the id of an open bill or order of a venue; undefined if none is open. */
export function* findOpenAt(venueId: number): Transaction<{ id: number } | undefined> {
  const bill = yield* one<{ id: number }>(
    'SELECT "id" FROM bills WHERE "restaurantId" = ? AND "closedAt" IS NULL LIMIT 1',
    venueId,
  )
  if (bill) return bill
  return yield* one<{ id: number }>(
    `SELECT "id" FROM orders WHERE "restaurantId" = ? AND "status" IN (${placesFor(openStatuses)}) LIMIT 1`,
    venueId,
    ...openStatuses,
  )
}

/** Creates the refusal of a new currency while money is due in the old one. */
export function currencyInUse() {
  return conflict({
    message: venueErrors.currencyInUse,
    reason: 'currencyInUse',
    fields: { currency: venueErrors.currencyInUse },
  })
}

/** Creates the refusal to archive a venue where something is open. */
export function venueBusy() {
  return conflict({ message: venueErrors.venueBusy, reason: 'venueBusy' })
}
