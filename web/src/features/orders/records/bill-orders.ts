import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { liveList } from '#kit/live/live-list.ts'

/** The orders of a bill in the order in which they were placed; the events that update the boards update these too. */
export const billOrderLists = liveList<typeof ordersPath, { billId: number }>({
  path: ordersPath,
  key: ['orders', 'onBill'],
  query: ({ billId }) => ({ billId, $sort: { id: 1 } }),
  belongs: (order, { billId }) => order.billId === billId,
  order: (one, other) => one.id - other.id,
})
