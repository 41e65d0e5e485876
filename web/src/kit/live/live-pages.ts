import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import type { EventsOn, ServicePath } from '@brigade/domain/services.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { queryClient } from '#kit/calls/query-client.ts'

/** In milliseconds. Lists that are read page by page are fetched again after changes, at most once per this time. */
const refetchAtMostEveryMs = 1_000

export type LivePages = {
  /** Reports a change. */
  request(): void
  stop(): void
}

/** Returns live pages that fetch the pages under this key again, soon after a request. */
export function refetchingPages(key: readonly string[]): LivePages {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    request() {
      timer ??= setTimeout(() => {
        timer = undefined
        void queryClient.invalidateQueries({ queryKey: key })
      }, refetchAtMostEveryMs)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Keeps the pages of a service's records in sync: after each of its events, and after events that may have been missed.
 * Returns an unsubscribe function.
 */
export function startLivePages<P extends ServicePath>(path: P, events: readonly EventsOn<P>[], key: readonly string[]) {
  const pages = refetchingPages(key)
  const apply = () => pages.request()
  const stopRules = registerLiveRules(
    events.map((event: ServiceEvent) => ({ event: `${path} ${event}` as const, apply })),
  )
  const stopCatchUp = onCatchUp(() => queryClient.invalidateQueries({ queryKey: key }))
  return () => {
    stopRules()
    stopCatchUp()
    pages.stop()
  }
}
