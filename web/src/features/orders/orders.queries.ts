import { orderEventsPath, ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { tablesPath } from '@brigade/domain/tables/tables.api.ts'
import { type OrderStatus, orderWindowDays } from '@brigade/domain/orders/orders.status.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { apiFind, apiList, apiGet } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { pagedQueryOptions, queryClient } from '#kit/query-client.ts'
import { useSession } from '#kit/session.ts'
import { heardSince } from '#features/orders/heard-orders.ts'
import { type LiveScreen, liveScreenOf, shownOn, struckForMs } from '#features/orders/live-screens.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { mergeOpenOrders, newerOrder, type OpenOrders, openOrdersOf } from '#features/orders/open-orders.ts'

export type HistoryFilter = {
  scope: VenueScope
  /** Instants: from is included, to is not. */
  from: string
  to: string
  statuses: readonly OrderStatus[]
  tableIds: readonly number[] | null
  orderId: number | null
  page: number
  pageSize: number
}

const dayMs = 24 * 60 * 60 * 1_000

const openListsKey = (scope: VenueScope | null) => ['orders', 'open', scope] as const
export const openOrdersKey = (scope: VenueScope | null, screen: LiveScreen | null) =>
  [...openListsKey(scope), screen] as const
export const orderKey = (id: number) => ['orders', 'one', id] as const
export const historyKey = ['orders', 'history'] as const

/** The open orders of a venue or of all that a screen shows, kept live. */
export function openOrders(scope: VenueScope | null, screen: LiveScreen | null) {
  return queryOptions({
    queryKey: openOrdersKey(scope, screen),
    enabled: scope !== null && screen !== null,
    gcTime: Infinity,
    queryFn: async (): Promise<OpenOrders> => {
      if (scope === null || screen === null) return openOrdersOf([], { statuses: [] })
      const { statuses } = shownOn(screen)
      const heard = heardSince()
      try {
        const [listed, lately] = await Promise.all([
          apiList(ordersPath, {
            ...inScope(scope),
            orderType: 'order',
            status: { $in: [...statuses] },
            createdAt: { $gt: new Date(serverNow() - orderWindowDays * dayMs).toISOString() },
            $sort: { createdAt: -1 },
          }),
          listStruckOut(scope, screen),
        ])
        return mergeOpenOrders(openOrdersOf(listed, { statuses, lately }), heard.orders(scope))
      } finally {
        heard.stop()
      }
    },
  })
}

/** What has just left a screen that goes on showing it for a while, the last at the end. */
async function listStruckOut(scope: VenueScope, screen: LiveScreen): Promise<Order[]> {
  const { struckOut } = shownOn(screen)
  if (struckOut.length === 0) return []
  return apiList(ordersPath, {
    ...inScope(scope),
    orderType: 'order',
    status: { $in: [...struckOut] },
    updatedAt: { $gt: new Date(serverNow() - struckForMs).toISOString() },
    $sort: { updatedAt: 1 },
  })
}

/** The open orders that the live screen of this person's role shows. */
export function useOpenOrders() {
  const { user } = useSession()
  return useQuery(openOrders(venueScopeOf(user), liveScreenOf(user)))
}

/** An order as a live list of this device has it. */
export function listedOrder(id: number, scope: VenueScope | null): Order | undefined {
  for (const [, open] of openLists(scope)) {
    const listed = open?.orders.find((order) => order.id === id)
    if (listed) return listed
  }
  return undefined
}

/** Merges changes into all live lists of a scope. */
export function mergeIntoLists(scope: VenueScope, changes: readonly Order[]): void {
  for (const [key] of openLists(scope)) {
    queryClient.setQueryData<OpenOrders>(key, (known) => known && mergeOpenOrders(known, changes))
  }
}

function openLists(scope: VenueScope | null) {
  return queryClient.getQueriesData<OpenOrders>({ queryKey: openListsKey(scope) })
}

/** An order as it is now, whether or not a screen of this person lists it; undefined until it is known. */
export function useOrder(id: number): Order | undefined {
  const { user } = useSession()
  return useQuery(oneOrder(id, venueScopeOf(user))).data
}

/** One order, kept live from the board's own copy where it is there. */
export function oneOrder(id: number, scope: VenueScope | null) {
  return queryOptions({
    queryKey: orderKey(id),
    initialData: () => listedOrder(id, scope),
    queryFn: async (): Promise<Order> => {
      const heard = heardSince()
      try {
        const order = await apiGet(ordersPath, id)
        return heard
          .orders('all')
          .reduce((known, change) => (change.id === id ? newerOrder(known, change) : known), order)
      } finally {
        heard.stop()
      }
    },
  })
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

/** A page of past and present orders, newest first. */
export function orderHistory({ scope, from, to, statuses, tableIds, orderId, page, pageSize }: HistoryFilter) {
  const query = {
    ...inScope(scope),
    orderType: 'order' as const,
    createdAt: { $gte: from, $lt: to },
    status: statuses.length > 0 ? { $in: [...statuses] } : undefined,
    tableId: tableIds ? { $in: [...tableIds] } : undefined,
    id: orderId ?? undefined,
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
