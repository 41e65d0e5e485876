import { lastNight } from '@brigade/domain/kit/venue-clock.ts'
import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { readVenue } from '#features/venues/public/read-venue.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import { placesFor, type Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'

/**
 * Ends the requests of tables without a bill from before their venue's last night, as unanswered, like the night that closes a bill.
 * Requests at a table whose bill the night left open wait for that bill. (product, Requests, trays)
 */
export async function endRequestsByNight(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<{ id: number }>(venuesWithRequests)
  await forEachLogged(app, { of: 'venue', rows: venues }, ({ id }) => app.db.write(() => endAt(id, now)))
}

const venuesWithRequests = `SELECT v."id" FROM venues v WHERE EXISTS (
  SELECT 1 FROM requests r WHERE r."restaurantId" = v."id" AND r."status" = 'active')`

function* endAt(restaurantId: number, now: Date): Transaction<void> {
  const venue = yield* readVenue(restaurantId)
  if (!venue) return
  const night = lastNight(now, venue).toISOString()
  const types = endedByClosing(venue)
  yield* endRequests({
    where: `"restaurantId" = ? AND "createdAt" < ? AND "requestType" IN (${placesFor(types)})
      AND NOT EXISTS (SELECT 1 FROM bills b WHERE b."tableId" = requests."tableId" AND b."closedAt" IS NULL AND b."openedAt" < ?)`,
    params: [restaurantId, night, ...types, night],
    principal: null,
    now,
  })
}
