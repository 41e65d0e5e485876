import { paymentsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent } from '@brigade/domain/payments/payments.schema.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiList } from '#kit/api-client.ts'
import type { ShownBill, ShownOrder } from '#kit/order-parts.ts'
import { useUser } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { paymentAlertLists } from '#features/payments/told-payments.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'

/** What was paid for an order and went back, first to last. Each makes another version of the order, at which it is asked again. */
export function orderPayments({ id, version }: ShownOrder) {
  return queryOptions({
    queryKey: ['payments', 'order', id, version],
    placeholderData: keepPreviousData,
    queryFn: () => apiList(paymentsPath, { orderId: id, $sort: { id: 1 } }),
  })
}

/** The same of all orders of a bill. */
export function billPayments({ id, billed }: ShownBill) {
  const orderIds = billed.map((order) => order.id)
  return queryOptions({
    queryKey: ['payments', 'bill', id, ...billed.map((order) => `${order.id}.${order.version}`)],
    placeholderData: keepPreviousData,
    queryFn: () => apiList(paymentsPath, { orderId: { $in: orderIds }, $sort: { id: 1 } }),
    enabled: orderIds.length > 0,
  })
}

/** What was told of the payments of these orders and needs somebody, for those who are told of it. */
export function useAlertsOf(orders: readonly { id: number }[]): readonly PaymentEvent[] {
  const isTold = useCan('popups:paymentAlerts')
  const scope = venueScopeOf(useUser())
  const { data } = useQuery({ ...paymentAlertLists.options(isTold ? scope : null), gcTime: Infinity })
  return (data?.records ?? []).filter(({ orderId }) => orders.some(({ id }) => id === orderId))
}
