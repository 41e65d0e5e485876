import type { PosNotification } from '@brigade/domain/pos/pos.records.schema.ts'
import { useEffect } from 'react'
import { countAway } from '#features/pos/pos.mutations.ts'

/** Marks the shown notifications and all older ones as seen, once a person can see them: not in a hidden window. */
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
