import { type RefObject, useLayoutEffect, useState } from 'react'

/** A name and two counts stand in a tile of this width, in pixels: two of them beside each other on a phone. */
const leastTileWidth = 160
const gap = 12

/** How many tiles stand beside each other in this much room. */
export function floorColumnsOf(width: number): number {
  return Math.max(1, Math.floor((width + gap) / (leastTileWidth + gap)))
}

/** Follows the room that the floor has, which the sidebar takes from. */
export function useFloorColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(() => floorColumnsOf(innerWidth))
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return undefined
    const measure = () => setColumns(floorColumnsOf(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}
