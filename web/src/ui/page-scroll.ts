import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '#kit/use-media.ts'

/**
 * As in the style sheets: on phones, and in windows as low as a phone on its side or a large zoom, everything scrolls together,
 * so that what stands around the content makes room for it. Elsewhere each list scrolls in itself.
 */
const small = matchMedia('(width < 576px), (height < 600px)')

/** Whether the screen scrolls as a whole. */
export function usePageScroll(): boolean {
  return useMedia(small)
}

/** What scrolls then, from something within it. */
export function pageScrollerOf(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-page-scroller]') ?? null
}

/** How far below the start of the page something begins, where it scrolls with the page; else nothing. */
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

/** All whose size decides where an element begins. */
function neighboursAbove(element: HTMLElement, page: HTMLElement): Element[] {
  const found: Element[] = []
  for (let within: Element | null = element; within && within !== page; within = within.parentElement) {
    for (let next = within.previousElementSibling; next; next = next.previousElementSibling) found.push(next)
    if (within.parentElement) found.push(within.parentElement)
  }
  return found
}
