import { QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query'
import { queryClient } from '#kit/query-client.ts'
import { createStore, useStore } from '#kit/store.ts'

const counts = createStore<Readonly<Record<string, number>>>({})

/** How much that nobody has seen yet waits behind an entry of the menu. */
export function useMenuCount(path: string): number {
  return useStore(counts)[path] ?? 0
}

/** Shows at an entry of the menu what a query counts, for as long as somebody is signed in. Answers how to stop. */
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
