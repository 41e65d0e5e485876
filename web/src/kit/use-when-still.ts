import { useEffect, useLayoutEffect, useState } from 'react'
import { usePopupBar } from '#kit/popup-bar.ts'
import { shieldMoved } from '#kit/shield-moved.ts'
import { stillness } from '#kit/stillness.ts'

/**
 * Follows a value that is drawn in the bar of pop-ups, but not while a finger or the mouse button is down, or was a moment ago, or an act is
 * under way. What then stands there may have taken the place of another.
 */
export function useWhenStill<T>(value: T): T {
  const [drawn, setDrawn] = useState(value)
  useEffect(() => {
    const follow = () => {
      if (stillness.get()) setDrawn(value)
    }
    follow()
    return stillness.subscribe(follow)
  }, [value])
  const bar = usePopupBar()
  useLayoutEffect(() => {
    // One that went leaves its place to the next, or to that of another kind beside it.
    if (bar) shieldMoved([...bar.querySelectorAll('article')])
  }, [bar, drawn])
  return drawn
}
