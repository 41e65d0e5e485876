import type { ServiceEvent } from '@brigade/domain/access/contract.ts'
import type { EventsOn, ServicePath } from '@brigade/domain/services.ts'
import { onCatchUp } from '#kit/catch-up.ts'
import { registerLiveRules } from '#kit/live-rules.ts'
import { queryClient } from '#kit/query-client.ts'

/** Lists that are read page by page are fetched again after changes, but no more often than this. */
const refetchAtMostEveryMs = 1_000

export type LivePages = {
  /** Something has changed. */
  request(): void
  stop(): void
}

/** Fetches the pages under this key again, soon after it was asked to. */
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

/** Keeps the pages of a service's records true: after each of its events, and after what may have been missed. Answers how to stop. */
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
