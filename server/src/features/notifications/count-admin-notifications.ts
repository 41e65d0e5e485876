import type { Principal } from '@brigade/domain/access/principal.ts'
import type { CountAdminNotifications } from '@brigade/domain/notifications/notifications.schema.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database.ts'
import { withinVenueIds } from '#kit/list-records.ts'
import { countOf, filtered, sorted } from '#kit/list-query.ts'
import { scopedVenueIds } from '#kit/venue-scope.ts'

type Counting = { db: Database; body: CountAdminNotifications; principal: Principal }

/** Counts the notifications of the caller's venues that are not closed, unless asked otherwise. (spec 1, §7) */
export async function countAdminNotifications({ db, body, principal }: Counting): Promise<{ count: number }> {
  const { restaurantId, isActive = true, countTo } = body
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = withinVenueIds(filtered(db.build('admin_notifications'), { isActive }), venueIds)
  return { count: await countOf(db, countTo === undefined ? rows : inOrder(rows, venueIds), countTo) }
}

/** By an index that has them in this order. Without one, PostgreSQL may read the table from its start until it has met so many. */
function inOrder(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' || venueIds.length === 1 ? sorted(rows, { entityUpdateDeleteTime: -1 }) : rows
}
