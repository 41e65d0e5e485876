import { useEffect } from 'react'
import { featureList } from '#app/feature-list.ts'
import { startLive } from '#kit/live.ts'
import { queryClient } from '#kit/query-client.ts'
import { showError } from '#kit/toasts.ts'

const startAgainAfterMs = 5_000

/** Keeps the live line open while somebody is signed in; when they leave, nothing of theirs stays in memory. */
export function useLiveLine(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined
    const stops: (() => void)[] = []
    const timers = new Set<ReturnType<typeof setTimeout>>()
    let isOver = false
    for (const { startLive: startFeature } of featureList) {
      if (startFeature) startFeature().then(keepStop, (error) => handleFailure(startFeature, error))
    }
    const stopLine = startLive()
    return () => {
      isOver = true
      stopLine()
      for (const timer of timers) clearTimeout(timer)
      for (const stop of stops) stop()
      queryClient.clear()
    }

    function keepStop(stop: () => void): void {
      if (isOver) stop()
      else stops.push(stop)
    }

    /** A screen that hears nothing would show old news as new: what could not be fetched is asked for until it is there. */
    function handleFailure(startFeature: () => Promise<() => void>, error: unknown): void {
      if (isOver) return
      if (timers.size === 0) showError(error)
      const timer = setTimeout(() => {
        timers.delete(timer)
        startFeature().then(keepStop, (next) => handleFailure(startFeature, next))
      }, startAgainAfterMs)
      timers.add(timer)
    }
  }, [userId])
}
