import { checkoutsPath, paymentEventsPath, paymentsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, PaymentEventListQuery } from '@brigade/domain/payments/payments.schema.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiGet, apiList } from '#kit/api-client.ts'
import type { ShownBill, ShownOrder } from '#kit/order-parts.ts'
import { useUser } from '#kit/session.ts'
import { useCan } from '#kit/use-can.ts'
import { paymentAlertLists } from '#features/payments/told-payments.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

export const alertPagesKey = ['payments', 'alertPages'] as const

export const alertsAPage = 20

/** What the list of payment alerts can be narrowed to beside those that are open, which it is without a word. */
export const alertStates = ['settled', 'all'] as const

type AlertList = { venueId: number | null; state: keyof typeof wireStates | undefined; page: number }

const wireStates = {
  open: 'needsPerson',
  settled: 'settled',
  all: { $in: ['needsPerson', 'settled'] },
} satisfies Record<string, PaymentEventListQuery['state']>

/** One page of what was told of a venue's payments and needs somebody, or did, the newest first. */
export function alertList({ venueId, state = 'open', page }: AlertList) {
  return queryOptions({
    queryKey: [...alertPagesKey, venueId, state, page],
    enabled: venueId !== null,
    queryFn: () =>
      apiFind(paymentEventsPath, {
        ...(venueId !== null && { restaurantId: venueId }),
        state: wireStates[state],
        $limit: alertsAPage,
        $skip: (page - 1) * alertsAPage,
      }),
    placeholderData: keepPreviousData,
  })
}

/** How much at a venue waits for somebody, for the entry of the menu. */
export function openAlertCount(scope: VenueScope) {
  return queryOptions({
    queryKey: [...alertPagesKey, 'open', scope],
    queryFn: async () =>
      (await apiFind(paymentEventsPath, { ...inScope(scope), state: 'needsPerson', $limit: 0 })).total,
  })
}

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

/** The page that was shown for a share of a bill, as it is since its orders have these versions. */
export function sharePage({ id, billed }: ShownBill) {
  return queryOptions({
    queryKey: ['payments', 'sharePage', id, ...billed.map((order) => `${order.id}.${order.version}`)],
    queryFn: () => apiGet(checkoutsPath, id),
    enabled: id > 0,
  })
}

/** What was told of the payments of these orders and needs somebody, for those who are told of it. */
export function useAlertsOf(orders: readonly { id: number }[]): readonly PaymentEvent[] {
  const isTold = useCan('popups:paymentAlerts')
  const scope = venueScopeOf(useUser())
  const { data } = useQuery(paymentAlertLists.options(isTold ? scope : null))
  return (data?.records ?? []).filter(({ orderId }) => orders.some(({ id }) => id === orderId))
}
