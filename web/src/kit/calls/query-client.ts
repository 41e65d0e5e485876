import { type Query, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#kit/calls/api-error.ts'
import { noteArrivedData } from '#kit/device/arrived-data.ts'

const mostTries = 3

/**
 * The cache of all screens. Live data is never fetched again because of its age: the live connection keeps it in sync.
 * Lists are not compared deeply, because a board of two thousand orders would pay for that at every event.
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
  if (event.type !== 'updated') return
  if (event.action.type === 'success') noteArrivedData()
  if (event.action.type === 'fetch' && !firstAskedAt.has(event.query)) firstAskedAt.set(event.query, Date.now())
})

/**
 * Returns the age of the oldest request whose result is shown or pending, in milliseconds: no shown data is older than
 * that.
 */
export function oldestQuestionAgeMs(): number {
  const now = Date.now()
  const askedAt = queryClient
    .getQueryCache()
    .getAll()
    .map((query) => firstAskedAt.get(query) ?? query.state.dataUpdatedAt)
    .filter((instant) => instant > 0)
  return now - Math.min(now, ...askedAt)
}

/** Options for lists that are read page by page and not kept live: fresh for half a minute. */
export const pagedQueryOptions = { staleTime: 30_000, refetchOnWindowFocus: true } as const

/** Returns true if a query should be repeated: after no answer or an error of the server. A refusal is final. */
export function shouldRetry(tries: number, error: Error): boolean {
  if (tries >= mostTries) return false
  return !(error instanceof ApiError) || error.code === 0 || error.code >= 500
}
