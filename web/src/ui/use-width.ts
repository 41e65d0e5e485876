import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the width of an element in pixels, and follows it; before it is drawn, that of the window. */
export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => innerWidth)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
