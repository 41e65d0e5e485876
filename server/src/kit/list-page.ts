import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { Knex } from 'knex'
import type { Database } from './database.ts'
import { chunksOf } from './in-chunks.ts'
import { countOf, sorted } from './list-query.ts'
import { takeTurns } from './long-turns.ts'

export type Paging = {
  $sort: Record<string, 1 | -1 | undefined>
  $limit?: number
  $skip?: number
  /** The total counts no further than this. */
  countTo?: number | undefined
  isPaged: boolean
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
  const { $sort, $limit, $skip = 0, countTo, isPaged } = paging
  if (!isPaged) {
    const limit = Math.min($limit ?? pageLimits.unpaged, pageLimits.unpaged)
    return recordsByTurns(await db.listByTurns<Row>(sorted(rows.clone(), $sort).limit(limit).offset($skip)), toRecords)
  }
  const limit = Math.min($limit ?? pageLimits.standard, pageLimits.most)
  const [total, found] = await Promise.all([
    countOf(db, counted, countTo),
    limit === 0 ? [] : db.list<Row>(sorted(rows.clone(), $sort).limit(limit).offset($skip)),
  ])
  return { total, limit, skip: $skip, data: await toRecords(found) }
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
