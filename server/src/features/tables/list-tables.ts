import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { Table, TableListQuery } from '@brigade/domain/tables/tables.schema.ts'
import type { Database } from '#kit/database/database.ts'
import type { LiveCounter } from './public/live-counter.ts'
import { listPage } from '#kit/lists/list-page.ts'
import { filtered } from '#kit/lists/list-query.ts'
import { scopedVenueIds } from '#kit/lists/venue-scope.ts'
import { countLive } from './count-live.ts'
import { countedTable, type TableReader, type TableRow } from './table-columns.ts'

export type ListTables = TableReader & {
  db: Database
  counters: readonly LiveCounter[]
  query: TableListQuery
  isPaged: boolean
  now: Date
}

/** Returns tables and rooms of the caller's venues in their order, with their live counts. (spec 1, §7) */
export async function listTables(input: ListTables): Promise<Paged<Table> | Table[]> {
  const { db, counters, query, principal, publicUrl, isPaged, now } = input
  const { $sort = { index: 1 }, $limit, $skip, restaurantId, id } = query
  const venueIds = scopedVenueIds(principal, restaurantId)
  const rows = filtered(db.build('tables'), { id, ...(venueIds !== 'all' && { restaurantId: { $in: venueIds } }) })
  return listPage<TableRow, Table>({
    db,
    rows,
    paging: { $sort, $limit, $skip, isPaged },
    toRecords: async (found) => {
      const countsOf = await countLive({ counters, tableIds: found.map(({ id }) => id), now })
      return found.map((row) => countedTable(row, countsOf(row.id), { principal, publicUrl }))
    },
  })
}
