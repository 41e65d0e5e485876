import { useEffect } from 'react'
import { featureList } from '#app/feature-list.ts'
import { fetchPatiently } from '#kit/lazy-parts.ts'
import { startLive } from '#kit/live.ts'
import { queryClient } from '#kit/query-client.ts'
import { closeToasts } from '#kit/toasts.ts'
import { whenIdle } from '#kit/when-idle.ts'

/** Keeps the live line open while somebody is signed in; when they leave, nothing of theirs stays in memory. */
export function useLiveLine(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined
    const stops: (() => void)[] = []
    let isOver = false
    const stopLine = startLive()
    // What the screen shows comes first; who begins to listen late catches up.
    const stopWaiting = whenIdle(startFeatures)
    return () => {
      isOver = true
      stopWaiting()
      stopLine()
      for (const stop of stops) stop()
      queryClient.clear()
      closeToasts()
    }

    function startFeatures(): void {
      for (const { startLive: startFeature } of featureList) {
        // A screen that hears nothing would show old news as new: what could not be fetched is asked for until it is there.
        if (startFeature) void fetchPatiently(startFeature).then(keepStop)
      }
    }

    function keepStop(stop: () => void): void {
      if (isOver) stop()
      else stops.push(stop)
    }
  }, [userId])
}
