import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { recordUnknown } from '#kit/errors/errors.ts'
import type { LiveCounter } from './public/live-counter.ts'
import { assertSees } from '#kit/lists/venue-scope.ts'
import { countLive } from './count-live.ts'
import { countedTable, type TableReader, type TableRow } from './table-columns.ts'

export type GetTable = TableReader & { db: Database; counters: readonly LiveCounter[]; id: number; now: Date }

/** Returns one table with its live counts. Throws NotFound for another tenant's. */
export async function getTable({ db, counters, id, principal, publicUrl, now }: GetTable): Promise<Table> {
  const row = await db.one<TableRow>('SELECT * FROM tables WHERE "id" = ?', id)
  if (!row) throw recordUnknown()
  assertSees(principal, row.restaurantId)
  const countsOf = await countLive({ counters, tableIds: [id], now })
  return countedTable(row, countsOf(id), { principal, publicUrl })
}
