import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useEffect } from 'react'
import { countAway } from '#features/pos/pos.mutations.ts'

/** Counts away what is shown, and all that is older, once somebody can see it: not in a window that nobody looks at. */
export function useCountAwayShown(venueId: number, shown: readonly PosNotification[] | undefined): void {
  const newest = shown?.some(({ isCountActive }) => isCountActive) ? shown[0]?.id : undefined
  useEffect(() => {
    if (newest === undefined) return undefined
    const look = () => void (document.visibilityState === 'visible' && countAway(venueId, newest))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [venueId, newest])
}
