import type { Principal } from '@brigade/domain/access/principal.ts'
import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import { pageLimits, type Paged } from '@brigade/domain/kit/paging.ts'
import type { FinanceListQuery, FinanceOrder } from '@brigade/domain/orders/finance.schema.ts'
import type { Database } from '#kit/database/database.ts'
import { countEnded, endedOrders, endedWithin, type EndedOrders } from './ended-orders.ts'
import { financeColumns, financeOrderOf, type FinanceRow } from './finance-row.ts'

type ListFinanceOrders = { db: Database; query: FinanceListQuery; principal: Principal; isPaged: boolean }

/** Returns what ended on some business days of the caller's venues, the newest first, as a page or all of it. (product, Orders) */
export async function listFinanceOrders(input: ListFinanceOrders): Promise<Paged<FinanceOrder> | FinanceOrder[]> {
  const { db, query, principal, isPaged } = input
  const { $sort: _sort, $limit, $skip: skip = 0, ...filter } = query
  const asked = await endedOrders({ db, filter, principal })
  const most = isPaged ? pageLimits.most : pageLimits.unpaged
  const limit = Math.min($limit ?? (isPaged ? pageLimits.standard : most), most)
  if (!isPaged) return page(asked, { limit, skip })
  const total = await countEnded(asked)
  return { total, limit, skip, data: limit === 0 ? [] : await page(asked, { limit, skip }) }
}

type Page = { limit: number; skip: number }

/** Finds the orders of the page in an index, and reads only those. */
async function page(asked: EndedOrders, { limit, skip }: Page): Promise<FinanceOrder[]> {
  const { db } = asked
  const ids = await newestIds(asked, { limit, skip })
  if (ids.length === 0) return []
  const rows = await db.list<FinanceRow>(
    db
      .build('orders')
      .select(...financeColumns)
      .whereIn('id', ids),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(financeOrderOf)
}

/** Days before the last one within which the newest orders are searched, one step after the other; then all days. */
const looksBack = [0, 6]

/** Sorts the orders of a few days if they fill the page: sorting all of a month of a thousand venues for twenty of them is slow. */
async function newestIds(asked: EndedOrders, { limit, skip }: Page): Promise<number[]> {
  const { db, filter } = asked
  const newest = endedWithin(asked, filter)
    .orderBy([
      { column: 'endedAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(skip)
  for (const days of looksBack) {
    const since = daysBefore(new Date(`${filter.to}T00:00:00.000Z`), days)
    const found = await db.list<{ id: number }>(newest.clone().where('endedAt', '>=', since))
    if (found.length === limit) return found.map(({ id }) => id)
  }
  return (await db.list<{ id: number }>(newest)).map(({ id }) => id)
}
