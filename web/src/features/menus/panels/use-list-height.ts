import { type RefObject, useLayoutEffect, useState } from 'react'

/** A guess that is seldom too high: missing rows are drawn before anyone sees the gap. */
const guessedPart = 0.6

/**
 * Returns the height of a list in pixels. The browser reports it after layout: reading it while drawing would force a
 * layout.
 */
export function useListHeight(list: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(() => innerHeight * guessedPart)

  useLayoutEffect(() => {
    if (!list.current) return undefined
    const observer = new ResizeObserver((entries) => {
      const measured = entries.at(-1)?.contentRect.height
      if (measured) setHeight(measured)
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])

  return height
}
