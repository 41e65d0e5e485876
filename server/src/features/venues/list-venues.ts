import type { Principal } from '@brigade/domain/access/principal.ts'
import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Venue, VenueListQuery } from '@brigade/domain/venues/venues.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { namedAlike } from './named-alike.ts'
import { venueColumns, type VenueRow } from './venue-columns.ts'
import { visibleVenue } from './visible-venue.ts'

export type ListVenues = { db: Database; query: VenueListQuery; principal: Principal; isPaged: boolean }

/**
 * Returns the caller's venues; `name` finds those whose name contains it, ignoring case. Archived ones are left out, unless they are
 * asked for, also by their ids.
 */
export async function listVenues({ db, query, principal, isPaged }: ListVenues): Promise<Paged<Venue> | Venue[]> {
  const { $sort = { id: 1 }, $limit, $skip, id, name, archived, isPaused, updatedAt } = query
  const venueIds = scopedVenueIds(principal, id)
  const rows = filtered(db.build('venues'), { updatedAt, ...(venueIds !== 'all' && { id: { $in: venueIds } }) })
  if (archived === 'only') void rows.whereNotNull('archivedAt')
  else if (archived !== 'too' && id === undefined) void rows.whereNull('archivedAt')
  if (isPaused) void rows.whereNot('orderPauses', '[]')
  if (name) namedAlike(rows, name)
  return listPage<VenueRow, Venue>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: async (found) => found.map((row) => visibleVenue(venueColumns.read(row, row.currency), principal)),
  })
}
