import { type RefObject, useEffect } from 'react'

/** Tells the style sheets how high what stands at the lower edge is, so that what sticks there as well stands above it. */
export function useEdgeHeight(edge: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = edge.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--edge-height', `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      document.documentElement.style.removeProperty('--edge-height')
    }
  }, [edge])
}
