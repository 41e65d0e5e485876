import { type RefObject, useLayoutEffect, useState } from 'react'

/** From this width on there are two, and three. */
const widths = [640, 980] as const

/** How many cards stand beside each other: one, two or three, by the width. (spec 2, §2.4) */
export function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = () => setColumns(1 + widths.filter((width) => element.clientWidth >= width).length)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return columns
}
