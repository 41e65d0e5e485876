import { queryClient } from '#kit/query-client.ts'
import { openOrderLists } from '#features/orders/open-orders.ts'
import { historyKey } from '#features/orders/orders.queries.ts'
import { forgetOwnActs, noteOwnActs } from '#features/orders/own-acts.ts'

/** Lists that are read page by page are fetched again after changes, but no more often than this. */
const refetchAtMostEveryMs = 1_000

/** Keeps every cached order true while somebody is signed in who may see orders. Returns how to stop. */
export async function startOrdersLive(): Promise<() => void> {
  const paged = createPagedRefetch()
  const stop = await openOrderLists.start((orders, user) => {
    noteOwnActs(orders, user)
    paged.request()
  })
  return () => {
    stop()
    paged.stop()
    forgetOwnActs()
  }
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
