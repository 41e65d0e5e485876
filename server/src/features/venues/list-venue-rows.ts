import type { Paged } from '@brigade/domain/kit/paging.ts'
import { stateOfVenue, type ListedVenue, type VenueRowsQuery } from '@brigade/domain/venues/venues.rows.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { type ListParams } from '#kit/lists/list-records.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { namedAlike } from './named-alike.ts'
import type { VenueCounter, VenueCounts } from './public/venue-counter.ts'
import { venueColumns, type VenueRow as StoredVenue } from './venue-columns.ts'

type ListVenueRows = ListParams<VenueRowsQuery> & { counters: readonly VenueCounter[]; now: Date }

/** Returns the caller's venues with what happens there, page by page, for the list of venues. */
export async function listVenueRows({
  db,
  counters,
  query,
  principal,
  isPaged,
  now,
}: ListVenueRows): Promise<Paged<ListedVenue> | ListedVenue[]> {
  const { $sort = { name: 1, id: 1 }, $limit, $skip, name, state, isRestaurant } = query
  const venueIds = scopedVenueIds(principal, undefined)
  const rows = filtered(db.build('venues'), { isRestaurant, ...(venueIds !== 'all' && { id: { $in: venueIds } }) })
  void (state === 'archived' ? rows.whereNotNull('archivedAt') : rows.whereNull('archivedAt'))
  if (state === 'open' || state === 'paused') {
    void rows.where('canReceiveOrder', true)
    void (state === 'paused'
      ? rows.whereLike('orderPauses', pausedWhole)
      : rows.whereNot((open) => open.whereLike('orderPauses', pausedWhole)))
  }
  if (state === 'notReceiving') void rows.where('canReceiveOrder', false)
  if (name) namedAlike(rows, name)
  return listPage<StoredVenue, ListedVenue>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    async toRecords(found) {
      const asked = { db, venueIds: found.map(({ id }) => id) }
      const counted = (await Promise.all(counters.map((count) => count(asked)))).flat()
      return found.map((row) => rowOf(row, { counted, at: now.toISOString() }))
    },
  })
}

/** A pause of the whole venue, as it is stored. One that has ended is removed at once. */
const pausedWhole = '%"menuId":null%'

type Counted = readonly ({ id: number } & Partial<VenueCounts>)[]

function rowOf(row: StoredVenue, { counted, at }: { counted: Counted; at: string }): ListedVenue {
  const venue = venueColumns.read(row, row.currency)
  const { id, name, currency, timeZone, isRestaurant, version } = venue
  const known = {
    id,
    name,
    currency,
    timeZone,
    isRestaurant,
    ...stateOfVenue(venue, at),
    tableCount: 0,
    lastOrderAt: null,
  }
  return Object.assign({ ...known, version }, ...counted.filter((counts) => counts.id === id))
}
