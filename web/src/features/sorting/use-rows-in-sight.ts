import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Calls back whether a row is in sight or nearly so, until the returned function is called. */
export type WatchRow = (row: HTMLElement, tell: (isNear: boolean) => void) => () => void

/** The distance beyond the edges that a few presses of an arrow key cover. */
const margin = '600px 0px'

/** Returns one observer for all rows of a scrolling list. */
export function useRowsInSight(scroller: RefObject<HTMLElement | null>): WatchRow {
  const watched = useRef(new Map<Element, (isNear: boolean) => void>())
  const observer = useRef<IntersectionObserver>(null)
  return useCallback(
    (row, tell) => {
      observer.current ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) watched.current.get(target)?.(isIntersecting)
        },
        { root: scroller.current, rootMargin: margin },
      )
      watched.current.set(row, tell)
      observer.current.observe(row)
      return () => {
        watched.current.delete(row)
        observer.current?.unobserve(row)
      }
    },
    [scroller],
  )
}

export function useIsNear(row: RefObject<HTMLElement | null>, watch: WatchRow): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => (row.current ? watch(row.current, setIsNear) : undefined), [row, watch])
  return isNear
}
