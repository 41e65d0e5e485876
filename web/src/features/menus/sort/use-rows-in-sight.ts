import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Tells a row whether it is in sight or nearly so, until the function that it gives back is called. */
export type WatchRow = (row: HTMLElement, tell: (isNear: boolean) => void) => () => void

/** As far beyond the edges as a few presses of an arrow go. */
const margin = '600px 0px'

/** One observer for all rows of a list that scrolls. */
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
