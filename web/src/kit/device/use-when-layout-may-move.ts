import { useEffect, useState } from 'react'
import { layoutMayMove } from '#kit/device/layout-freeze.ts'

/**
 * Follows a value that is drawn in the bar of pop-ups, but not while a finger or the mouse button is down, or was a
 * moment ago, or an act is pending.
 */
export function useWhenLayoutMayMove<T>(value: T): T {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    const follow = () => {
      if (layoutMayMove.get()) setDrawn(value)
    }
    follow()
    return layoutMayMove.subscribe(follow)
  }, [value])
  return drawn
}
