import type { Listed } from '#ui/list-states.tsx'

type Query<T> = Listed<T> & { errorUpdatedAt: number }

/** Returns the state of a list that can be shown once another query is loaded too: a retry fetches both. */
export function bothLoaded<T>(list: Query<T>, needed: Query<unknown>): Listed<T> {
  return {
    data: needed.data === undefined ? undefined : list.data,
    error: needed.error ?? list.error,
    errorUpdatedAt: Math.max(needed.errorUpdatedAt, list.errorUpdatedAt),
    refetch: () => Promise.all([needed.refetch(), list.refetch()]),
  }
}
