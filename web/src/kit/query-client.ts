import { type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#kit/api-error.ts'

const mostTries = 3

/**
 * The cache of all screens. What is shown live is never fetched again by age: the live line keeps it true. Lists are
 * not compared deeply, for a board of two thousand orders would pay for that at every event.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      structuralSharing: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
      retry: shouldRetry,
      retryDelay: (tries) => Math.min(500 * 2 ** tries, 5_000),
    },
    mutations: { networkMode: 'always', retry: false },
  },
})

const firstAskedAt = new WeakMap<Query, number>()

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'fetch' || firstAskedAt.has(event.query)) return
  firstAskedAt.set(event.query, Date.now())
})

/** How long ago the oldest of what is shown, or still on its way, was asked for: none of it is older than that. */
export function oldestQuestionAgeMs(): number {
  const now = Date.now()
  const askedAt = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => firstAskedAt.get(query) ?? query.state.dataUpdatedAt)
    .filter((instant) => instant > 0)
  return now - Math.min(now, ...askedAt)
}

/** For lists that are read page by page and not kept live: fresh for half a minute. */
export const pagedQueryOptions = { staleTime: 30_000, refetchOnWindowFocus: true } as const

/** A refusal is an answer; only silence and a server in trouble are worth another try. */
export function shouldRetry(tries: number, error: Error): boolean {
  if (tries >= mostTries) return false
  return !(error instanceof ApiError) || error.code === 0 || error.code >= 500
}
