import { type RefObject, useLayoutEffect } from 'react'

/**
 * Marks at which ends a row that scrolls sideways has more content, for its style: `data-more` is `start`, `end` or
 * `start end`.
 */
export function useScrollEnds(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    // A row is written into only if its ends change: each of several rows would otherwise force a layout of the page.
    const note = () => {
      const ends = endsOf(element)
      if (ends !== (element.getAttribute('data-more') ?? '')) element.setAttribute('data-more', ends)
    }
    note()
    // Counts that arrive later make the line longer. An observer reports that after the layout; measuring in each render
    // would force a second layout.
    const sizes = new ResizeObserver(note)
    const watchSizes = () => {
      for (const part of [element, ...element.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(watchSizes)
    parts.observe(element, { childList: true })
    watchSizes()
    element.addEventListener('scroll', note, { passive: true })
    return () => {
      parts.disconnect()
      sizes.disconnect()
      element.removeEventListener('scroll', note)
    }
  }, [row])
}

/** Returns the ends with more content. From right to left, the scroll position is negative. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const before = Math.abs(scrollLeft)
  const after = scrollWidth - clientWidth - before
  return [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
}
