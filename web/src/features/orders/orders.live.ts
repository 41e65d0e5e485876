import { can } from '@brigade/domain/access/permissions.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { undoSeconds } from '@brigade/domain/orders/orders.undo.ts'
import { apiList } from '#kit/api-client.ts'
import { serverNow } from '#kit/clock.ts'
import { applyNow, onCatchUp, registerLiveRules } from '#kit/live.ts'
import { liveRule } from '#kit/live-gathering.ts'
import { queryClient } from '#kit/query-client.ts'
import { loadSession } from '#kit/session.ts'
import { noteHeardOrders } from '#features/orders/heard-orders.ts'
import { newerOrder } from '#features/orders/open-orders.ts'
import { historyKey, mergeIntoLists, orderKey } from '#features/orders/orders.queries.ts'
import { inScope, type VenueScope, venueScopeOf } from '#features/venues/venues.queries.ts'
import { forgetOwnActs, noteOwnActs } from '#features/orders/own-acts.ts'

/** Lists that are read page by page are fetched again after changes, but no more often than this. */
const refetchAtMostEveryMs = 1_000

/** Keeps every cached order true while somebody is signed in who may see orders. Returns how to stop. */
export async function startOrdersLive(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  if (user === null || scope === null || !can(user, 'orders:read')) return () => undefined
  const paged = createPagedRefetch()
  const apply = (orders: Order[]) => {
    noteOwnActs(orders, user)
    applyOrders(scope, orders)
    paged.request()
  }
  const stopRules = registerLiveRules([liveRule(ordersPath, 'created', apply), liveRule(ordersPath, 'patched', apply)])
  const stopCatchUp = onCatchUp((since) => catchUpOrders(scope, since))
  return () => {
    stopRules()
    stopCatchUp()
    paged.stop()
    forgetOwnActs()
  }
}

/** Merges changed orders into the board and into every order that is shown by itself. */
export function applyOrders(scope: VenueScope, changed: readonly Order[]): void {
  const orders = changed.filter(({ restaurantId }) => scope === 'all' || restaurantId === scope)
  if (orders.length === 0) return
  noteHeardOrders(orders)
  mergeIntoLists(scope, orders)
  for (const order of orders) {
    queryClient.setQueryData<Order>(orderKey(order.id), (known) => known && newerOrder(known, order))
  }
}

/** Fetches what changed after `since`, and what may still be taken back, and takes it the way that events are taken. */
export async function catchUpOrders(scope: VenueScope, since: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({ queryKey: ['orders'] })
  if (shown.length === 0) return
  // Lists that could not be fetched at all have nothing to merge into: they are asked for again.
  void queryClient.refetchQueries({ queryKey: ['orders'], predicate: ({ state }) => state.status === 'error' })
  const changed = await apiList(ordersPath, {
    ...inScope(scope),
    updatedAt: { $gte: since < undoableSince() ? since : undoableSince() },
  })
  applyNow(ordersPath, changed)
}

/** A page that was reloaded does not know what was done before. */
function undoableSince(): string {
  return new Date(serverNow() - undoSeconds * 1000).toISOString()
}

function createPagedRefetch(): { request(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    request() {
      timer ??= setTimeout(() => {
        timer = undefined
        void queryClient.invalidateQueries({ queryKey: historyKey })
      }, refetchAtMostEveryMs)
    },
    stop: () => clearTimeout(timer),
  }
}
