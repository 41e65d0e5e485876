import { lastNight } from '@brigade/domain/kit/venue-clock.ts'
import type { App } from '#kit/context/context.ts'
import { forEachLogged } from '#kit/context/for-each-logged.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { trayColumns } from './tray-columns.ts'

type VenueNight = { id: number; timeZone: string; nightHour: number }

/**
 * Marks the trays that were in a room when the last night of their venue ended, on its own clock. Marked ones stay as they are, so it may
 * run any number of times. (product, Requests, trays)
 */
export async function markOvernight(app: App, now: Date): Promise<void> {
  const venues = await app.db.many<VenueNight>(venuesWithTrays, false)
  await forEachLogged(app, { of: 'venue', rows: venues }, async (venue) => {
    await app.db.write(() => markAt(venue, now))
  })
}

const venuesWithTrays = `SELECT v."id", v."timeZone", v."nightHour" FROM venues v WHERE EXISTS (
  SELECT 1 FROM tray_outs t WHERE t."restaurantId" = v."id" AND t."status" = 'active' AND t."isOvernight" = ?)`

function* markAt(venue: VenueNight, now: Date): Transaction<void> {
  const night = lastNight(now, venue).toISOString()
  yield* trayColumns.update(
    { isOvernight: true, updatedAt: now.toISOString() },
    {
      where: `"restaurantId" = ? AND "status" = 'active' AND "createdAt" < ? AND "isOvernight" = ?`,
      params: [venue.id, night, false],
    },
  )
}
