import type { Paged } from '@brigade/domain/kit/paging.ts'
import type { PreOrder, PreOrderListQuery } from '@brigade/domain/preorders/preorders.schema.ts'
import { withinSitting } from '#features/tables/public/sees-at-table.ts'
import { type ListParams, listRecords } from '#kit/lists/list-records.ts'
import { preOrderOfRow, type PreOrderRow } from './pre-order-columns.ts'

/** Returns the pre-orders of the caller's venues, the earliest slot first unless sorted otherwise; a guest gets those of their sitting. */
export function listPreOrders(asked: ListParams<PreOrderListQuery>): Promise<Paged<PreOrder> | PreOrder[]> {
  const { db, principal } = asked
  return listRecords<PreOrderRow, PreOrder, PreOrderListQuery>(asked, {
    columns: { table: 'pre_orders', read: preOrderOfRow },
    sort: { slotAt: 1 },
    foundBy: ['orderId', 'formId'],
    ...(principal.kind === 'guest' && {
      among: db.build.from(withinSitting(db.build('pre_orders'), principal).as('pre_orders')),
    }),
  })
}
