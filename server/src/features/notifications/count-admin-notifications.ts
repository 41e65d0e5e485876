import type { Principal } from '@brigade/domain/access/principal.ts'
import type { CountAdminNotifications } from '@brigade/domain/notifications/notifications.schema.ts'
import type { Knex } from 'knex'
import type { Database } from '#kit/database/database.ts'
import { withinVenueIds } from '#kit/lists/list-records.ts'
import { countOf, filtered, sorted } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'

type Counting = { db: Database; body: CountAdminNotifications; principal: Principal }

/** Counts the open notifications of the caller's venues, unless asked otherwise. (spec 1, §7) */
export async function countAdminNotifications({ db, body, principal }: Counting): Promise<{ count: number }> {
  const { restaurantId, isActive = true, countTo } = body
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = withinVenueIds(filtered(db.build('admin_notifications'), { isActive }), venueIds)
  return { count: await countOf(db, countTo === undefined ? rows : inOrder(rows, venueIds), countTo) }
}

/** Uses an index that has them in this order. Otherwise PostgreSQL may scan the table from its start until it has found enough. */
function inOrder(rows: Knex.QueryBuilder, venueIds: number[] | 'all'): Knex.QueryBuilder {
  return venueIds === 'all' || venueIds.length === 1 ? sorted(rows, { entityUpdateDeleteTime: -1 }) : rows
}
