import { lastNight } from '@brigade/domain/kit/venue-clock.ts'
import type { App } from '#kit/context.ts'
import { oneByOne } from '#kit/one-by-one.ts'
import type { Work } from '#kit/work.ts'
import { trayColumns } from './tray-columns.ts'

type VenueNight = { id: number; timeZone: string; nightHour: number }

/**
 * Marks the trays that were in a room when the last night of their venue ended, on its own clock. Those that are marked stay as they are, so
 * that it may be done as often as one likes. (product, Requests, trays)
 */
export async function markOvernight(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<VenueNight>(venuesWithTrays, false)
  await oneByOne(app, { of: 'venue', rows: venues }, async (venue) => {
    await app.db.write(() => markAt(venue, now))
  })
}

const venuesWithTrays = `SELECT v."id", v."timeZone", v."nightHour" FROM venues v WHERE EXISTS (
  SELECT 1 FROM tray_outs t WHERE t."restaurantId" = v."id" AND t."status" = 'active' AND t."isOvernight" = ?)`

function* markAt(venue: VenueNight, now: Date): Work<void> {
  const night = lastNight(now, venue).toISOString()
  yield* trayColumns.update(
    { isOvernight: true, updatedAt: now.toISOString() },
    {
      where: `"restaurantId" = ? AND "status" = 'active' AND "createdAt" < ? AND "isOvernight" = ?`,
      params: [venue.id, night, false],
    },
  )
}
