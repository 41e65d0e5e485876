import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type RailView = { width: number; height: number; scrollLeft: number; scrollTop: number }

/** How large a scrolling part is, and how far it is scrolled from where reading begins. */
export function useRailView(rail: RefObject<HTMLElement | null>): RailView {
  const [view, setView] = useState<RailView>({ width: 0, height: 0, scrollLeft: 0, scrollTop: 0 })

  useLayoutEffect(() => {
    const element = rail.current
    if (!element) return undefined
    const measure = () =>
      setView((known) => ({ ...known, width: element.clientWidth, height: element.clientHeight - paddingOf(element) }))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [rail])

  useEffect(() => {
    const element = rail.current
    if (!element) return undefined
    // From right to left, what is scrolled to is counted below zero.
    const follow = () =>
      setView((known) => ({ ...known, scrollLeft: Math.abs(element.scrollLeft), scrollTop: element.scrollTop }))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [rail])

  return view
}

function paddingOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0)
}
