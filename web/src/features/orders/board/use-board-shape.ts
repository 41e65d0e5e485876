import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '#kit/use-media.ts'

/** Four columns beside each other; two and two, as on a tablet held upright; or one at a time behind tabs. */
export type BoardShape = 'columns' | 'quarters' | 'tabs'

/** A card is still easy to read at this width. */
const leastColumnWidth = 200
const gap = 12

/** High enough for whole cards in two columns one below the other. Of the window: pop-ups that come must not turn the board. */
const upright = matchMedia('(width >= 576px) and (height >= 900px)')

/** How the board's columns stand where it has this much room. */
export function boardShapeOf(width: number, { isUpright }: { isUpright: boolean }): BoardShape {
  if (width >= widthOf(4)) return 'columns'
  return width >= widthOf(2) && isUpright ? 'quarters' : 'tabs'
}

/** Follows the room that the board has, which the sidebar takes from. */
export function useBoardShape(board: RefObject<HTMLElement | null>): BoardShape {
  const isUpright = useMedia(upright)
  const [width, setWidth] = useState(innerWidth)
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const measure = () => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board])
  return boardShapeOf(width, { isUpright })
}

function widthOf(columns: number): number {
  return columns * leastColumnWidth + (columns - 1) * gap
}
