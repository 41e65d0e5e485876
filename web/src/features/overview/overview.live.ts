import { can } from '@brigade/domain/access/permissions.ts'
import { ordersPath } from '@brigade/domain/orders/orders.api.ts'
import { posNotificationsPath } from '@brigade/domain/pos/pos.api.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import { traysPath } from '@brigade/domain/trays/trays.api.ts'
import { venuesPath } from '@brigade/domain/venues/venues.api.ts'
import { loadSession } from '#kit/calls/session.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { onCatchUp } from '#kit/live/catch-up.ts'
import { liveRule } from '#kit/live/live-gathering.ts'
import { registerLiveRules } from '#kit/live/live-rules.ts'
import { countAgain, overviewKey, venuesOverview } from '#features/overview/overview.queries.ts'

/** In milliseconds. The venues of all events in this time are counted by one call. */
const countedAtMostEveryMs = 1_000

/** In milliseconds. Printers publish no event when they fail, so all venues are counted as often, too. */
const allCountedEveryMs = 60_000

/**
 * Keeps the counts of venues in sync: those of which an event came are counted again, while the overview is open.
 * Returns an unsubscribe function.
 */
export async function startOverviewLive(): Promise<() => void> {
  const { user } = await loadSession()
  if (!can(user, 'overview:read')) return () => undefined
  const counting = venueCounting()
  const changed = (records: readonly { restaurantId: number }[]) =>
    counting.request(records.map(({ restaurantId }) => restaurantId))
  const changedVenues = (records: readonly { id: number }[]) => counting.request(records.map(({ id }) => id))
  const stopRules = registerLiveRules([
    liveRule(ordersPath, 'created', changed),
    liveRule(ordersPath, 'patched', changed),
    liveRule(requestsPath, 'created', changed),
    liveRule(requestsPath, 'patched', changed),
    liveRule(traysPath, 'created', changed),
    liveRule(traysPath, 'patched', changed),
    liveRule(posNotificationsPath, 'created', changed),
    liveRule(posNotificationsPath, 'patched', changed),
    liveRule(posNotificationsPath, 'removed', changed),
    liveRule(venuesPath, 'created', changedVenues),
    liveRule(venuesPath, 'patched', changedVenues),
  ])
  const everyMinute = setInterval(() => counting.requestAll(), allCountedEveryMs)
  const stopCatchUp = onCatchUp(() => queryClient.invalidateQueries({ queryKey: overviewKey }))
  return () => {
    stopRules()
    stopCatchUp()
    clearInterval(everyMinute)
    counting.stop()
  }
}

function venueCounting() {
  const waiting = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isCounting = false
  let isAllWanted = false

  /** Counts what waits. One count follows the other, and the whole list: an answer that was asked for earlier is older. */
  async function count(): Promise<void> {
    timer = undefined
    isCounting = true
    const venueIds = isAllWanted ? 'all' : [...waiting]
    isAllWanted = false
    waiting.clear()
    try {
      await queryClient.fetchQuery(venuesOverview())
      await countAgain(venueIds)
    } catch {
      // What could not be counted is fetched whole, which retries and shows why it fails.
      void queryClient.invalidateQueries({ queryKey: overviewKey })
    }
    isCounting = false
    schedule()
  }

  function schedule(): void {
    if ((isAllWanted || waiting.size > 0) && !isCounting) timer ??= setTimeout(() => void count(), countedAtMostEveryMs)
  }

  return {
    request(venueIds: readonly number[]): void {
      const query = queryClient.getQueryCache().find({ queryKey: overviewKey })
      if (!query) return
      // Nobody looks at it: it is fetched when it is opened again.
      if (query.getObserversCount() === 0) return query.invalidate()
      for (const id of venueIds) waiting.add(id)
      schedule()
    },
    requestAll(): void {
      const query = queryClient.getQueryCache().find({ queryKey: overviewKey })
      if (document.hidden || !query || query.getObserversCount() === 0) return
      isAllWanted = true
      schedule()
    },
    stop: () => clearTimeout(timer),
  }
}
