import { refetchingPages } from '#kit/live-pages.ts'
import { openOrderLists } from '#features/orders/open-orders.ts'
import { historyKey } from '#features/orders/orders.queries.ts'
import { forgetOwnActs, noteOwnActs } from '#features/orders/own-acts.ts'

/** Keeps every cached order true while somebody is signed in who may see orders. Returns how to stop. */
export async function startOrdersLive(): Promise<() => void> {
  const history = refetchingPages(historyKey)
  const stop = await openOrderLists.start((orders, user) => {
    noteOwnActs(orders, user)
    history.request()
  })
  return () => {
    stop()
    history.stop()
    forgetOwnActs()
  }
}
