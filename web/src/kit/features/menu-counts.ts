import { QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { queryClient } from '#kit/calls/query-client.ts'
import { createStore, useStore } from '#kit/device/store.ts'

const counts = createStore<Readonly<Record<string, number>>>({})

/** Returns the number of unseen records behind an entry of the menu. */
export function useMenuCount(path: string): number {
  return useStore(counts)[path] ?? 0
}

/** Shows the count of a query at an entry of the menu until sign-out. Returns an unsubscribe function. */
export function keepMenuCount<Key extends QueryKey, Data = number>(
  path: string,
  query: QueryObserverOptions<Data, Error, number, Data, Key>,
): () => void {
  const observer = new QueryObserver(queryClient, query)
  const show = (count = 0) => counts.set({ ...counts.get(), [path]: count })
  const stop = observer.subscribe(({ data }) => show(data))
  show(observer.getCurrentResult().data)
  return () => {
    stop()
    show(0)
  }
}
