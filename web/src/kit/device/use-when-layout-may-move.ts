import { useEffect, useState } from 'react'
import { layoutMayMove, listsMayMove } from '#kit/device/layout-freeze.ts'

/**
 * Follows a value that is drawn in the bar of pop-ups, but not while a finger or the mouse button is down, or was a
 * moment ago, or an act is pending.
 */
export function useWhenLayoutMayMove<T>(value: T): T {
  return useWhen(layoutMayMove, value)
}

export type StillRow<T> = {
  record: T
  /** True if it has left the list, and is shown only because the list stands still. */
  isGone: boolean
}

/**
 * Returns the rows of a list: each in its newest state, but they come, go and change places only while lists may move.
 * Another list, such as one with other filters, needs another `key`.
 */
export function useStillRows<T extends { id: number }>(records: readonly T[]): StillRow<T>[] {
  const placed = useWhen(listsMayMove, records)
  const newest = new Map(records.map((record) => [record.id, record]))
  return placed.map((record) => ({ record: newest.get(record.id) ?? record, isGone: !newest.has(record.id) }))
}

function useWhen<T>(mayMove: typeof layoutMayMove, value: T): T {
  const [drawn, setDrawn] = useState(value)
  // An effect alone would draw each change twice: as it was, and as it is.
  if (drawn !== value && mayMove.get()) setDrawn(value)
  useEffect(() => {
    const follow = () => {
      if (mayMove.get()) setDrawn(value)
    }
    follow()
    return mayMove.subscribe(follow)
  }, [mayMove, value])
  return drawn
}
