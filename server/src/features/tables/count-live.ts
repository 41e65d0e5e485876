import { type OrderStatus, openStatuses, orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { requestWindowDays } from '@brigade/domain/requests/requests.schema.ts'
import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import type { Database } from '#kit/database.ts'

export type LiveCounts = Pick<
  Table,
  'newOrderCount' | 'inProgressOrderCount' | 'deliveredOrderCount' | 'waiterRequestCount'
>

type OrderCount = Exclude<keyof LiveCounts, 'waiterRequestCount'>

const countOfStatus: Partial<Record<OrderStatus, OrderCount>> = {
  incoming: 'newOrderCount',
  updated: 'newOrderCount',
  inprogress: 'inProgressOrderCount',
  ontheway: 'inProgressOrderCount',
  delivered: 'deliveredOrderCount',
} satisfies Record<(typeof openStatuses)[number], OrderCount>

/** What goes on at each of these tables now, as far back as the screens of orders and requests show it. */
export async function countLive(
  db: Database,
  tableIds: readonly number[],
  now: Date,
): Promise<(id: number) => LiveCounts> {
  const counts = new Map(tableIds.map((id) => [id, noneYet()]))
  if (tableIds.length > 0) await Promise.all([addOrders(db, counts, now), addRequests(db, counts, now)])
  return (id) => counts.get(id) ?? noneYet()
}

async function addOrders(db: Database, counts: Map<number, LiveCounts>, now: Date): Promise<void> {
  const found = await db.list<{ tableId: number; status: OrderStatus; total: number }>(
    db
      .build('orders')
      .select('tableId', 'status')
      .count({ total: '*' })
      .whereIn('tableId', [...counts.keys()])
      .whereIn('status', [...openStatuses])
      .where('createdAt', '>', daysBefore(now, orderWindowDays))
      .groupBy('tableId', 'status'),
  )
  for (const { tableId, status, total } of found) {
    const count = countOfStatus[status]
    const live = counts.get(tableId)
    if (count && live) live[count] += total
  }
}

async function addRequests(db: Database, counts: Map<number, LiveCounts>, now: Date): Promise<void> {
  const found = await db.list<{ tableId: number; total: number }>(
    db
      .build('requests')
      .select('tableId')
      .count({ total: '*' })
      .whereIn('tableId', [...counts.keys()])
      .where('status', 'active')
      .where('createdAt', '>', daysBefore(now, requestWindowDays))
      .groupBy('tableId'),
  )
  for (const { tableId, total } of found) {
    const live = counts.get(tableId)
    if (live) live.waiterRequestCount += total
  }
}

function noneYet(): LiveCounts {
  return { newOrderCount: 0, inProgressOrderCount: 0, deliveredOrderCount: 0, waiterRequestCount: 0 }
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString()
}
