import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from './database.ts'
import { chunksOf } from './in-chunks.ts'
import { countOf, type Sort, sorted, sortedOnceFound } from './list-query.ts'
import { takeTurns } from './long-turns.ts'

export type Paging = {
  $sort: Sort
  $limit?: number
  $skip?: number
  /** The total counts no further than this. */
  countTo?: number | undefined
  isPaged: boolean
  /** Where no index finds them in their order. */
  isSortedOnceFound?: boolean
}

type ListPage<Row, T> = {
  db: Database
  /** The filtered rows, before they are sorted and cut. */
  rows: Knex.QueryBuilder
  /** As many rows, where those are counted faster. */
  counted?: Knex.QueryBuilder
  paging: Paging
  toRecords(found: Row[]): T[] | Promise<T[]>
}

/** One page of a filtered query with its total, or the bare list when the call wants it whole. */
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

/** How many records a page has at most. */
export function limitOf({ $limit, isPaged }: Pick<Paging, '$limit' | 'isPaged'>): number {
  const { standard, most, unpaged } = pageLimits
  return isPaged ? Math.min($limit ?? standard, most) : Math.min($limit ?? unpaged, unpaged)
}

/** Ten thousand records take a quarter of a second to make: others have their turn in between. */
async function recordsByTurns<Row, T>(found: Row[], toRecords: ListPage<Row, T>['toRecords']): Promise<T[]> {
  const turns = takeTurns()
  const records: T[] = []
  for (const rows of chunksOf(found)) {
    records.push(...(await toRecords(rows)))
    if (turns.isOver()) await turns.next()
  }
  return records
}
