import { type RefObject, useLayoutEffect, useState } from 'react'

/** A guess that is seldom too much: rows that are missing are drawn before anybody sees that they are. */
const guessedPart = 0.6

/**
 * How high a list is, in pixels. The browser tells it once the page is laid out: to ask while something is drawn would lay out the page on
 * the spot.
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
