import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import { orderEventsPath, ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiGet, apiList } from '#kit/calls/api-client.ts'
import { pagedQueryOptions } from '#kit/calls/query-client.ts'
import { useSession } from '#kit/calls/session.ts'
import { type LiveScreen, liveScreenOf } from '#features/orders/records/live-screens.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { type OpenOrders, openOrderLists } from '#features/orders/records/open-orders.ts'

export type HistoryFilter = {
  scope: VenueScope
  /** Instants; `from` is included and `to` is not. Null for all time. */
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

/** Queries the open orders of a venue, or of all venues, that a screen shows; kept live. */
export function openOrders(scope: VenueScope | null, screen: LiveScreen | null) {
  const of = scope === null || screen === null ? null : { scope, screen }
  return openOrderLists.options(of)
}

/**
 * Queries the open orders of a venue, which its floor counts for each table: those of the board, which managers have
 * loaded already.
 */
export function venueOrders(venueId: number) {
  return openOrders(venueId, 'screens:ordersList')
}

/**
 * Returns the open orders of the live screen of this user's role, or a selection of them: other changes draw nothing
 * again.
 */
export function useOpenOrders<T = OpenOrders>(select?: (open: OpenOrders) => T) {
  const { user } = useSession()
  return useQuery({ ...openOrders(venueScopeOf(user), liveScreenOf(user)), select })
}

/** Returns the current order, even if no screen of this user lists it; undefined until it is known. */
export function useOrder(id: number | null): Order | undefined {
  return useQuery({ ...oneOrder(id ?? 0), enabled: id !== null }).data
}

/** Queries one order, kept live, from the board's own copy if there is one. */
export function oneOrder(id: number) {
  return queryOptions({ ...openOrderLists.one(id), initialData: () => openOrderLists.find(id) })
}

export const billsKey = ['orders', 'bill'] as const

/**
 * Queries the bill of a table's sitting. Its sums are from the time of the fetch; live values are read from its orders.
 */
export function oneBill(id: number) {
  return queryOptions({ queryKey: [...billsKey, id], queryFn: () => apiGet(billsPath, id) })
}

/** Queries the log of an order, first to last. It is fetched again for each version. */
export function orderEvents({ id, version, isEnabled }: { id: number; version: number; isEnabled: boolean }) {
  return queryOptions({
    queryKey: ['orders', 'events', id, version],
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    queryFn: () => apiList(orderEventsPath, { orderId: id, $sort: { id: 1 } }),
  })
}

/** The limit of counted orders: no list is paged further than this. */
export const ordersCountedTo = 10_000

/** Queries a page of past and present orders, the newest first. */
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

/** Queries the tables and rooms by which the list of orders is searched. */
export function orderTables(scope: VenueScope) {
  return queryOptions({
    queryKey: ['orders', 'tables', scope],
    staleTime: 5 * 60_000,
    queryFn: () => apiList(tablesPath, { ...inScope(scope) }),
  })
}
