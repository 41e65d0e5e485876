import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { liveList } from '#kit/live-list.ts'

/** The orders that stand on a bill, in the order in which they were placed; what keeps the boards true keeps these too. */
export const billOrderLists = liveList<typeof ordersPath, { billId: number }>({
  path: ordersPath,
  key: ['orders', 'onBill'],
  query: ({ billId }) => ({ billId, $sort: { id: 1 } }),
  belongs: (order, { billId }) => order.billId === billId,
  order: (one, other) => one.id - other.id,
})
