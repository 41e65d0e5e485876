import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { orderEventsPath, ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiGet, apiList } from '#kit/api-client.ts'
import { pagedQueryOptions } from '#kit/query-client.ts'
import { useSession } from '#kit/session.ts'
import { type LiveScreen, liveScreenOf } from '#features/orders/live-screens.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { type OpenOrders, openOrderLists } from '#features/orders/open-orders.ts'

export type HistoryFilter = {
  scope: VenueScope
  /** Instants, of which `from` is included and `to` is not; null for all time. */
  time: { from: string; to: string } | null
  statuses: readonly OrderStatus[]
  tableIds: readonly number[] | null
  orderId: number | null
  paymentTypes: readonly Order['paymentType'][]
  lastname: string
  placedBy: string
  page: number
  pageSize: number
}

export const orderKey = (id: number) => ['orders', 'one', id] as const
export const historyKey = ['orders', 'history'] as const

/** The open orders of a venue or of all that a screen shows, kept live. */
export function openOrders(scope: VenueScope | null, screen: LiveScreen | null) {
  const of = scope === null || screen === null ? null : { scope, screen }
  return openOrderLists.options(of)
}

/** The open orders of a venue, of which its floor says how many each table has: those of the board, which managers hold already. */
export function venueOrders(venueId: number) {
  return openOrders(venueId, 'screens:ordersList')
}

/** The open orders that the live screen of this person's role shows, or what is selected of them: a change of anything else draws nothing again. */
export function useOpenOrders<T = OpenOrders>(select?: (open: OpenOrders) => T) {
  const { user } = useSession()
  return useQuery({ ...openOrders(venueScopeOf(user), liveScreenOf(user)), select })
}

/** An order as it is now, whether or not a screen of this person lists it; undefined until it is known. */
export function useOrder(id: number | null): Order | undefined {
  return useQuery({ ...oneOrder(id ?? 0), enabled: id !== null }).data
}

/** One order, kept live from the board's own copy where it is there. */
export function oneOrder(id: number) {
  return queryOptions({ ...openOrderLists.one(id), initialData: () => openOrderLists.find(id) })
}

export const billsKey = ['orders', 'bill'] as const

/** The bill of a table's sitting. Its sums are those of when it was asked for; what is live is read from its orders. */
export function oneBill(id: number) {
  return queryOptions({ queryKey: [...billsKey, id], queryFn: () => apiGet(billsPath, id) })
}

/** What happened to an order, first to last. Asked again at each of its versions. */
export function orderEvents({ id, version, isEnabled }: { id: number; version: number; isEnabled: boolean }) {
  return queryOptions({
    queryKey: ['orders', 'events', id, version],
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    queryFn: () => apiList(orderEventsPath, { orderId: id, $sort: { id: 1 } }),
  })
}

/** Further than this nobody reads on: more orders are not counted. */
export const ordersCountedTo = 10_000

/** A page of past and present orders, newest first. */
export function orderHistory(filter: HistoryFilter) {
  const { scope, time, statuses, tableIds, orderId, paymentTypes, lastname, placedBy, page, pageSize } = filter
  const query = {
    ...inScope(scope),
    orderType: 'order' as const,
    createdAt: time ? { $gte: time.from, $lt: time.to } : undefined,
    status: statuses.length > 0 ? { $in: [...statuses] } : undefined,
    tableId: tableIds ? { $in: [...tableIds] } : undefined,
    id: orderId ?? undefined,
    paymentType: paymentTypes.length > 0 ? { $in: [...paymentTypes] } : undefined,
    lastname: lastname === '' ? undefined : lastname,
    placedBy: placedBy === '' ? undefined : placedBy,
    $countTo: ordersCountedTo,
    $sort: { createdAt: -1 as const },
    $limit: pageSize,
    $skip: (page - 1) * pageSize,
  }
  return queryOptions({
    ...pagedQueryOptions,
    queryKey: [...historyKey, query],
    placeholderData: keepPreviousData,
    queryFn: () => apiFind(ordersPath, query),
  })
}

/** The tables and rooms that the list of orders is searched by. */
export function orderTables(scope: VenueScope) {
  return queryOptions({
    queryKey: ['orders', 'tables', scope],
    staleTime: 5 * 60_000,
    queryFn: () => apiList(tablesPath, { ...inScope(scope) }),
  })
}
