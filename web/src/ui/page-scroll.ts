import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '#kit/device/use-media.ts'

/**
 * The limits of the style sheets: on phones, and in windows as low as a phone on its side or a large zoom, the whole
 * screen scrolls, so that the frame leaves room for the content. Elsewhere each list scrolls on its own.
 */
const small = matchMedia('(width < 576px), (height < 600px)')

/** Returns true if the screen scrolls as a whole. */
export function usePageScroll(): boolean {
  return useMedia(small)
}

/** Returns the scrolling element of the page, from an element within it. */
export function pageScrollerOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null
}

/** Returns the distance in pixels between the start of the page and a part, if it scrolls with the page; else 0. */
export function useHeightAbove(part: RefObject<HTMLElement | null>): number {
  const isOfPage = usePageScroll()
  const [above, setAbove] = useState(0)
  useLayoutEffect(() => {
    const element = part.current
    const page = isOfPage ? pageScrollerOf(element) : null
    if (!element || !page) {
      setAbove(0)
      return undefined
    }
    const measure = () => {
      const top = element.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
      setAbove(Math.round(top))
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const neighbour of neighboursAbove(element, page)) observer.observe(neighbour)
    return () => observer.disconnect()
  }, [part, isOfPage])
  return above
}

/** Returns all elements whose size determines where an element begins. */
function neighboursAbove(element: HTMLElement, page: HTMLElement): Element[] {
  const found: Element[] = []
  for (let within: Element | null = element; within && within !== page; within = within.parentElement) {
    for (let next = within.previousElementSibling; next; next = next.previousElementSibling) found.push(next)
    if (within.parentElement) found.push(within.parentElement)
  }
  return found
}
