import { checkoutsPath, paymentEventsPath, paymentsPath } from '@brigade/domain/payments/payments.api.ts'
import type { PaymentEvent, PaymentEventListQuery } from '@brigade/domain/payments/payments.schema.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiGet, apiList } from '#kit/calls/api-client.ts'
import type { ShownBill } from '#features/orders/public/bill-slots.ts'
import type { ShownOrder } from '#features/orders/public/order-slot.ts'
import { useUser } from '#kit/calls/session.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { paymentAlertLists } from '#features/payments/reported-payments.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'

export const alertPagesKey = ['payments', 'alertPages'] as const

export const alertsAPage = 20

/** The filters of the list of payment alerts besides the open ones, which are the default. */
export const alertStates = ['settled', 'all'] as const

type AlertList = { venueId: number | null; state: keyof typeof wireStates | undefined; page: number }

const wireStates = {
  open: 'needsPerson',
  settled: 'settled',
  all: { $in: ['needsPerson', 'settled'] },
} satisfies Record<string, PaymentEventListQuery['state']>

/** Returns the query for one page of a venue's payment events that need or needed an action, the newest first. */
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

/** Returns the query for the number of open alerts at a venue, for the entry of the menu. */
export function openAlertCount(scope: VenueScope) {
  return queryOptions({
    queryKey: [...alertPagesKey, 'open', scope],
    queryFn: async () =>
      (await apiFind(paymentEventsPath, { ...inScope(scope), state: 'needsPerson', $limit: 0 })).total,
  })
}

/**
 * Returns the query for the payments and refunds of an order, first to last. Each makes another version of the order,
 * which fetches them again.
 */
export function orderPayments({ id, version }: ShownOrder) {
  return queryOptions({
    queryKey: ['payments', 'order', id, version],
    placeholderData: keepPreviousData,
    queryFn: () => apiList(paymentsPath, { orderId: id, $sort: { id: 1 } }),
  })
}

/** Returns the query for the payments and refunds of all orders of a bill. */
export function billPayments({ id, billed }: ShownBill) {
  const orderIds = billed.map((order) => order.id)
  return queryOptions({
    queryKey: ['payments', 'bill', id, ...billed.map((order) => `${order.id}.${order.version}`)],
    placeholderData: keepPreviousData,
    queryFn: () => apiList(paymentsPath, { orderId: { $in: orderIds }, $sort: { id: 1 } }),
    enabled: orderIds.length > 0,
  })
}

/** Returns the query for the page that was shown for a share of a bill, at these versions of its orders. */
export function sharePage({ id, billed }: ShownBill) {
  return queryOptions({
    queryKey: ['payments', 'sharePage', id, ...billed.map((order) => `${order.id}.${order.version}`)],
    queryFn: () => apiGet(checkoutsPath, id),
    enabled: id > 0,
  })
}

/** Returns the payment events of these orders that need an action, for people who receive them. */
export function useAlertsOf(orders: readonly { id: number }[]): readonly PaymentEvent[] {
  const isTold = useCan('popups:paymentAlerts')
  const scope = venueScopeOf(useUser())
  const { data } = useQuery(paymentAlertLists.options(isTold ? scope : null))
  return (data?.records ?? []).filter(({ orderId }) => orders.some(({ id }) => id === orderId))
}
