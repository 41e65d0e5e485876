import { lastNight } from '@brigade/domain/kit/venue-clock.ts'
import { endedByClosing } from '@brigade/domain/requests/requests.rules.ts'
import { readVenue } from '#features/venues/door/read-venue.ts'
import type { App } from '#kit/context.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import { placesFor, type Work } from '#kit/work.ts'
import { endRequests } from './end-requests.ts'

/**
 * Ends what tables without a bill asked for before their venue's last night, as the night that closes a bill does: nobody has answered
 * it. What the night left open with a bill waits for that bill. (product, Requests, trays)
 */
export async function endRequestsByNight(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<{ id: number }>(venuesWithRequests)
  await oneByOne(app, { of: 'venue', rows: venues }, ({ id }) => app.db.write(() => endAt(id, now)))
}

const venuesWithRequests = `SELECT v."id" FROM venues v WHERE EXISTS (
  SELECT 1 FROM requests r WHERE r."restaurantId" = v."id" AND r."status" = 'active')`

function* endAt(restaurantId: number, now: Date): Work<void> {
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
