import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from '../database/database.ts'
import { chunksOf } from '../database/in-chunks.ts'
import { countOf, type Sort, sorted, sortedOnceFound } from './list-query.ts'
import { eventLoopTurns } from '../database/yield-to-event-loop.ts'

export type Paging = {
  $sort: Sort
  $limit?: number
  $skip?: number
  /** Maximum total: counting ends there. */
  countTo?: number | undefined
  isPaged: boolean
  /** True if no index finds the rows in their order. */
  isSortedOnceFound?: boolean
}

type ListPage<Row, T> = {
  db: Database
  /** The filtered rows, before they are sorted and cut to a page. */
  rows: Knex.QueryBuilder
  /** A query for the same number of rows that is faster to count. */
  counted?: Knex.QueryBuilder
  paging: Paging
  toRecords(found: Row[]): T[] | Promise<T[]>
}

/** Returns one page of a filtered query with its total, or the bare list if the call wants all of it. */
export async function listPage<Row, T>({
  db,
  rows,
  counted = rows,
  paging,
  toRecords,
}: ListPage<Row, T>): Promise<Paged<T> | T[]> {
  const { $sort, $skip = 0, countTo, isPaged, isSortedOnceFound = false } = paging
  const inOrder = (isSortedOnceFound ? sortedOnceFound : sorted)(rows.clone(), $sort)
  const limit = limitOf(paging)
  if (!isPaged) {
    return recordsByTurns(await db.list<Row>(inOrder.limit(limit).offset($skip)), toRecords)
  }
  const [total, found] = await Promise.all([
    countOf(db, counted, countTo),
    limit === 0 ? [] : db.list<Row>(inOrder.limit(limit).offset($skip)),
  ])
  return { total, limit, skip: $skip, data: await toRecords(found) }
}

/** Returns the maximum number of records of a page. */
export function limitOf({ $limit, isPaged }: Pick<Paging, '$limit' | 'isPaged'>): number {
  const { standard, most, unpaged } = pageLimits
  return isPaged ? Math.min($limit ?? standard, most) : Math.min($limit ?? unpaged, unpaged)
}

/** Makes the records in parts: ten thousand take a quarter of a second, and other calls have their turn in between. */
async function recordsByTurns<Row, T>(found: Row[], toRecords: ListPage<Row, T>['toRecords']): Promise<T[]> {
  const turns = eventLoopTurns()
  const records: T[] = []
  for (const rows of chunksOf(found)) {
    records.push(...(await toRecords(rows)))
    if (turns.isOver()) await turns.next()
  }
  return records
}
