import { type RefObject, useLayoutEffect, useState } from 'react'

const leastTicketWidth = 290

/** How many tickets have room beside each other. */
export function useTicketsPerRow(rail: RefObject<HTMLElement | null>): number {
  const [perRow, setPerRow] = useState(1)
  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const measure = () => setPerRow(Math.max(1, Math.floor(element.clientWidth / leastTicketWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [rail])
  return perRow
}
