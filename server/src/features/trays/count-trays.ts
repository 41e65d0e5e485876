import type { Principal } from '@brigade/domain/access/principal.ts'
import type { CountTrays, TrayCounts } from '@brigade/domain/trays/trays.schema.ts'
import { withinVenues } from '#features/venues/public/within-venues.ts'
import type { Database } from '#kit/database/database.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

export type AskTrayCounts = { db: Database; body: CountTrays; principal: Principal }

/** Counts the rooms of the caller's venues that have trays, and the trays in them. Collected ones cost nothing here. (spec 1, §7) */
export async function countTrays({ db, body, principal }: AskTrayCounts): Promise<TrayCounts> {
  const venueIds = scopedVenueIds(principal, body.restaurantId)
  const active = withinVenues(db.build('tray_outs').where('status', 'active'), venueIds, true)
  const [counts] = await db.list<TrayCounts>(active.select(db.build.raw(countSql)))
  return counts ?? { rooms: 0, overnightRooms: 0, trays: 0, overnightTrays: 0 }
}

const countSql = [
  'count(DISTINCT "tableId") AS "rooms"',
  'count(DISTINCT CASE WHEN "isOvernight" THEN "tableId" END) AS "overnightRooms"',
  'count(*) AS "trays"',
  'count(CASE WHEN "isOvernight" THEN 1 END) AS "overnightTrays"',
].join(', ')
