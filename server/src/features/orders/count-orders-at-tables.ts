import { daysBefore } from '@brigade/domain/kit/days-before.ts'
import {
  type OrderGroup,
  groupOf,
  type OrderStatus,
  openStatuses,
  orderWindowDays,
} from '@brigade/domain/orders/orders.status.ts'
import type { Database } from '#kit/database/database.ts'
import type { LiveCount, LiveCountField } from '#features/tables/public/live-counter.ts'

type CountAtTables = { db: Database; tableIds: readonly number[]; now: Date }

const fieldOfGroup = {
  incoming: 'newOrderCount',
  updated: 'newOrderCount',
  inprogress: 'inProgressOrderCount',
  delivered: 'deliveredOrderCount',
} satisfies Record<OrderGroup, LiveCountField>

/** The SQL of `waitingSince`. */
const waitingSinceSql = `COALESCE(CASE "status"
  WHEN 'updated' THEN "updatedAt"
  WHEN 'inprogress' THEN CASE WHEN "reviewedAt" > "acceptedAT" THEN "reviewedAt" ELSE COALESCE("acceptedAT", "reviewedAt") END
  WHEN 'ontheway' THEN "cookedAt"
  WHEN 'delivered' THEN "deliveredAt"
END, "createdAt")`

/** Counts the open orders of these tables, without tests and pre-orders that wait, as far back as the boards show them. (spec 1, §7) */
export async function countOrdersAtTables({ db, tableIds, now }: CountAtTables): Promise<LiveCount[]> {
  const from = daysBefore(now, orderWindowDays)
  const rows = await db.list<{ tableId: number; status: OrderStatus; total: number; since: string }>(
    db
      .build('orders')
      .select('tableId', 'status')
      .count({ total: '*' })
      .min({ since: db.build.raw(waitingSinceSql) })
      // An index by table would slow down every new order; a venue has few open orders.
      .whereIn(
        'restaurantId',
        (venues) =>
          void venues
            .select('restaurantId')
            .from('tables')
            .whereIn('id', [...tableIds]),
      )
      .whereIn('tableId', [...tableIds])
      .whereIn('status', [...openStatuses])
      .whereRaw('NOT "isTest"')
      .where('orderType', 'order')
      .where('createdAt', '>', from)
      .groupBy('tableId', 'status'),
  )
  return rows.flatMap(({ tableId, status, total, since }) => {
    const group = groupOf(status)
    return group ? [{ tableId, field: fieldOfGroup[group], total, since }] : []
  })
}
