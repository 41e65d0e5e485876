import type { Paged } from '@brigade/domain/kit/paging.ts'
import {
  stateOfVenue,
  type ListedVenue,
  type VenueRowsQuery,
  type VenueState,
} from '@brigade/domain/venues/venues.rows.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { type ListParams } from '#kit/lists/list-records.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { namedAlike } from './named-alike.ts'
import type { VenueCounter, VenueCounts } from './public/venue-counter.ts'
import { venueColumns, type VenueRow as StoredVenue } from './venue-columns.ts'

type ListVenueRows = ListParams<VenueRowsQuery> & { counters: readonly VenueCounter[] }

/** Returns the caller's venues with what happens there, page by page, for the list of venues. */
export async function listVenueRows({
  db,
  counters,
  query,
  principal,
  isPaged,
}: ListVenueRows): Promise<Paged<ListedVenue> | ListedVenue[]> {
  const { $sort = { name: 1, id: 1 }, $limit, $skip, name, state, isRestaurant } = query
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = filtered(db.build('venues'), { isRestaurant, ...(venueIds !== 'all' && { id: { $in: venueIds } }) })
  void (state === 'archived' ? rows.whereNotNull('archivedAt') : rows.whereNull('archivedAt'))
  if (state && state !== 'archived') void rows.where('canReceiveOrder', receives[state])
  if (name) namedAlike(rows, name)
  return listPage<StoredVenue, ListedVenue>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    async toRecords(found) {
      const asked = { db, venueIds: found.map(({ id }) => id) }
      const counted = (await Promise.all(counters.map((count) => count(asked)))).flat()
      return found.map((row) => rowOf(row, counted))
    },
  })
}

const receives = { open: true, notReceiving: false } satisfies Record<Exclude<VenueState, 'archived'>, boolean>

function rowOf(row: StoredVenue, counted: readonly ({ id: number } & Partial<VenueCounts>)[]): ListedVenue {
  const venue = venueColumns.read(row, row.currency)
  const { id, name, currency, timeZone, isRestaurant, version } = venue
  const known = {
    id,
    name,
    currency,
    timeZone,
    isRestaurant,
    state: stateOfVenue(venue),
    tableCount: 0,
    lastOrderAt: null,
  }
  return Object.assign({ ...known, version }, ...counted.filter((counts) => counts.id === id))
}
