import { can } from '@brigade/domain/access/permissions.ts'
import { billsPath } from '@brigade/domain/orders/bills.api.ts'
import type { Bill } from '@brigade/domain/orders/bills.schema.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { refetchingPages } from '#kit/live/live-pages.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { keepMenuCount } from '#kit/features/menu-counts.ts'
import { loadSession } from '#kit/calls/session.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { billOrderLists } from '#features/orders/records/bill-orders.ts'
import type { LiveScreen } from '#features/orders/records/live-screens.ts'
import { openOrderLists } from '#features/orders/records/open-orders.ts'
import { billsKey, historyKey, openOrders } from '#features/orders/records/orders.queries.ts'
import { venueScopeOf } from '#features/venues/venues.queries.ts'
import { forgetOwnActs, noteOwnActs } from '#features/orders/records/own-acts.ts'

const walkersScreen = 'screens:ordersActive' satisfies LiveScreen

/**
 * Keeps every cached order and bill in sync while a user is signed in who may read orders. Returns an unsubscribe
 * function.
 */
export async function startOrdersLive(): Promise<() => void> {
  const history = refetchingPages(historyKey)
  const stop = await openOrderLists.start((orders, user) => {
    noteOwnActs(orders, user)
    billOrderLists.apply(orders)
    history.request()
  })
  const stopBills = registerLiveRules([liveRule(billsPath, 'patched', (bills) => bills.forEach(noteBill))])
  const stopCatchUp = onCatchUp(() => queryClient.invalidateQueries({ queryKey: billsKey }))
  const stopCount = await keepReadyCount()
  return () => {
    stopCount()
    stop()
    stopBills()
    stopCatchUp()
    history.stop()
    forgetOwnActs()
  }
}

/**
 * Counts the ready orders in the menu, on every screen, for roles that deliver them. Returns an unsubscribe function.
 */
async function keepReadyCount(): Promise<() => void> {
  const { user } = await loadSession()
  const scope = venueScopeOf(user)
  if (scope === null || !can(user, walkersScreen)) return () => undefined
  return keepMenuCount('/orders/active', {
    ...openOrders(scope, walkersScreen),
    select: ({ records }) => records.filter(({ status }) => status === 'ontheway').length,
  })
}

function noteBill(bill: Bill): void {
  queryClient.setQueryData<Bill>([...billsKey, bill.id], (known) =>
    known && known.version > bill.version ? known : known && bill,
  )
}
