import { useFailureToast } from '#ui/use-failure-toast.ts'

type Query = { data: unknown; error: unknown; errorUpdatedAt: number; refetch: () => Promise<unknown> }

/** Returns the failure of queries without data, which mostly have the same cause; undefined if there is none. */
export function useSharedFailure(queries: readonly Query[]) {
  const missing = queries.filter(({ data }) => data === undefined)
  const failed = missing.filter(({ errorUpdatedAt }) => errorUpdatedAt > 0)
  const failure = useFailureToast({
    data: failed.length > 0 ? undefined : queries,
    error: failed.find(({ error }) => Boolean(error))?.error ?? null,
    errorUpdatedAt: Math.max(0, ...failed.map(({ errorUpdatedAt }) => errorUpdatedAt)),
  })
  return {
    failure: failure ?? undefined,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
    areSomeShown: missing.length < queries.length,
  }
}
