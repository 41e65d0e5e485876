import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

export type ColumnsView = { width: number; height: number; scrolled: number }

/** Returns the size of a scrolling element, and how far it is scrolled sideways from the start of reading. */
export function useColumnsView(rail: RefObject<HTMLElement | null>): ColumnsView {
  const [view, setView] = useState<ColumnsView>({ width: 0, height: 0, scrolled: 0 })

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
    // In right-to-left layouts, the scroll position is below zero.
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
