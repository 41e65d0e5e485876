import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type RailView = { width: number; height: number; scrolled: number }

/** How large a scrolling part is, and how far it is scrolled sideways from where reading begins. */
export function useRailView(rail: RefObject<HTMLElement | null>): RailView {
  const [view, setView] = useState<RailView>({ width: 0, height: 0, scrolled: 0 })

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
    const follow = () => setView((known) => ({ ...known, scrolled: Math.abs(element.scrollLeft) }))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [rail])

  return view
}

function paddingOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element)
  return (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0)
}
