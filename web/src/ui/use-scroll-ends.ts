import { type RefObject, useLayoutEffect } from 'react'

/** Notes at a row that scrolls sideways beyond which of its ends there is more, for its looks: `data-more` is `start`, `end` or `start end`. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    const note = () => element.setAttribute('data-more', endsOf(element))
    note()
    // Counts that come later make it longer. Told once all is laid out: to measure at each drawing would have the browser do that twice.
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

/** From right to left, what is scrolled counts below zero. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  const before = Math.abs(scrollLeft)
  const after = scrollWidth - clientWidth - before
  return [before > 1 && 'start', after > 1 && 'end'].filter(Boolean).join(' ')
}
