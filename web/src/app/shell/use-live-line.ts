import { useEffect } from 'react'
import { featureList } from '#app/feature-list.ts'
import { fetchPatiently } from '#kit/loading/lazy-parts.ts'
import { startLive } from '#kit/live/live.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { closeToasts } from '#kit/calls/toasts.ts'
import { whenDataArrived } from '#kit/calls/when-data-arrived.ts'

/**
 * Keeps the live connection open while a person is signed in; when they leave, none of their data stays in memory. The
 * features listen anew when the person goes to another of their venues.
 */
export function useLiveLine(userId: number | undefined, venueId: number | null): void {
  useEffect(() => {
    if (userId === undefined) return undefined
    const stopLine = startLive()
    return () => {
      stopLine()
      queryClient.clear()
      closeToasts()
    }
  }, [userId])

  useEffect(() => {
    if (userId === undefined) return undefined
    const stops: (() => void)[] = []
    let isOver = false
    // The data of the screen comes first; listeners that start late catch up.
    const stopWaiting = whenDataArrived(startFeatures)
    return () => {
      isOver = true
      stopWaiting()
      for (const stop of stops) stop()
    }

    function startFeatures(): void {
      for (const { startLive: startFeature } of featureList) {
        // A screen without events would show old data as current: a part that could not be fetched is requested until
        // it arrives.
        if (startFeature) void fetchPatiently(startFeature).then(keepStop)
      }
    }

    function keepStop(stop: () => void): void {
      if (isOver) stop()
      else stops.push(stop)
    }
  }, [userId, venueId])
}
